public import Foundation
internal import Graphics
public import SwiftUILayout

/// Paints a style in a shape before or behind each element of the content, without affecting the layout.
public struct _StyledShapeModifier<Style: ShapeStyle, Outline: Shape>: _ElementModifier {
  enum Place: Equatable { case behind, before }

  let style: Style
  let shape: Outline
  let kind: _ShapeLayer.Kind
  let place: Place

  public typealias Body = Never

  public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _StyledShapeElement {
    _StyledShapeElement(child)
  }
  public func updateElement(_ element: _StyledShapeElement, _ context: _ElementContext) {
    let shape = shape
    element.shape = shape
    element.kind = kind
    element.paint = style._resolve(_StyleContext(context.environment)).style
    element.isBehind = place == .behind
    element.mirroring = shape.layoutDirectionBehavior.direction
    element.isInContainer = context.environment.isInContainerShape
  }
}

/// An element with a painted shape before or behind it.
public final class _StyledShapeElement: _UnaryElement {
  public override var keepsDrawing: Bool { !isInContainer }

  var shape: (any Shape)? { didSet { drawingDidChange() } }
  var kind = _ShapeLayer.Kind.fill(FillStyle()) { didSet { drawingDidChange() } }
  var paint: ResolvedStyle? { didSet { drawingDidChange() } }
  var isBehind = true { didSet { drawingDidChange() } }
  var mirroring: LayoutDirection? { didSet { drawingDidChange() } }
  var isInContainer = false { didSet { drawingDidChange() } }

  public override func draw(_ canvas: inout ElementCanvas) {
    if !isBehind { drawChildren(&canvas) }
    if let paint, let shape {
      let rect = canvas.pixelRect(size)
      let path = outlining(isInContainer) { shape.path(in: CGRect(origin: .zero, size: rect.size)) }
        .placed(in: rect, isMirrored: mirroring == layoutDirection)
      switch kind {
      case .fill(let style):
        canvas.items += paint.items(filling: path, in: rect, rule: style.rule, smoothsEdges: style.isAntialiased)
      case .stroke(let style, _):
        if let color = paint.color {
          canvas.items += paint.decorated([.stroke(path, .color(color), style.graphics)])
        } else {
          canvas.items += paint.items(filling: Path(path).strokedPath(style).outline, in: rect)
        }
      }
    }
    if isBehind { drawChildren(&canvas) }
  }
}

/// Fills the area before or behind each element of the content with a style, and extends it into the safe area at the screen's
/// edges.
public struct _StyledRoomModifier: _ElementModifier {
  let style: AnyShapeStyle
  /// The name of the style's type, for descriptions.
  let name: String
  let isBehind: Bool
  /// The edges at which the style extends into the safe area.
  let edges: Edge.Set

  nonisolated init<Style: ShapeStyle>(_ style: Style, isBehind: Bool, edges: Edge.Set) {
    self.style = AnyShapeStyle(style)
    self.name = _typeName(Style.self, qualified: false)
    self.isBehind = isBehind
    self.edges = edges
  }

  public typealias Body = Never

  public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _SecondaryElement {
    let room = _FillElement()
    room.name = name
    let secondary = edges.isEmpty ? room : ignoringSafeArea(room, edges)
    return isBehind ? _SecondaryElement(child, background: secondary) : _SecondaryElement(child, overlay: secondary)
  }
  public func updateElement(_ element: _SecondaryElement, _ context: _ElementContext) {
    let room = element.secondary as? _FillElement ?? element.secondary.children.first as? _FillElement
    room?.style = style._resolve(_StyleContext(context.environment))
  }
}

/// An element that extends into the safe area at edges that it shares with it.
@MainActor private func ignoringSafeArea(_ element: _LayoutElement, _ edges: Edge.Set) -> _LayoutElement {
  _IgnoresSafeAreaElement(element, regions: .all, edges: edges)
}

// The compiler rejects a trailing closure as the argument of a generic parameter only after it has determined the closure's type,
// which it does last: for each `background { … }` it would try these declarations in all combinations of the expression's other
// overloads. Variadic parameters don't accept a trailing closure. Apps pass one argument, as to SwiftUI's declarations.
nonisolated extension View {
  /// A style behind the view. Of several styles the first counts; SwiftUI's declaration takes one.
  public func background<S: ShapeStyle>(
    _ style: S..., ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _StyledRoomModifier> {
    modifier(_StyledRoomModifier(style[0], isBehind: true, edges: edges))
  }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_StyledShapeModifier(style: style, shape: shape, kind: .fill(fillStyle), place: .behind))
  }
  /// The default background in a shape behind the view. Of several shapes the first counts; SwiftUI's declaration takes one.
  public func background<T: Shape>(in shape: T..., fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape[0], fillStyle: fillStyle)
  }
  /// A style in front of the view. Of several styles the first counts; SwiftUI's declaration takes one.
  public func overlay<S: ShapeStyle>(
    _ style: S..., ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _StyledRoomModifier> {
    modifier(_StyledRoomModifier(style[0], isBehind: false, edges: edges))
  }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_StyledShapeModifier(style: style, shape: shape, kind: .fill(fillStyle), place: .before))
  }
  /// A border inside the edges.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(
      _StyledShapeModifier(
        style: content, shape: Rectangle().inset(by: width / 2),
        kind: .stroke(StrokeStyle(lineWidth: width), isAntialiased: true), place: .before))
  }
}
