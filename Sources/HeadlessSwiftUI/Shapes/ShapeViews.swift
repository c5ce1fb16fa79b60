public import Foundation
internal import Graphics
public import SwiftUILayout

/// A shape that is filled or stroked; further fills and strokes can be added above.
nonisolated public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
  nonisolated var _layers: [_ShapeLayer] { get }
}

/// One fill or stroke of a shape.
public struct _ShapeLayer: Sendable {
  enum Kind: Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle, isAntialiased: Bool)
  }

  var shape: any Shape
  let style: AnyShapeStyle
  var kind: Kind
}

/// The layout and drawing of a shape with its layers.
public final class _ShapeElement: _LayoutElement {
  public override var keepsDrawing: Bool { !isInContainer }

  var name = ""
  var fitting: ((ProposedViewSize) -> CGSize)?
  var layers: [(layer: _ShapeLayer, paint: ResolvedStyle)] = [] { didSet { drawingDidChange() } }
  /// The direction of layouts in which the shape is mirrored; nil for none.
  var mirroring: LayoutDirection? { didSet { drawingDidChange() } }
  var isInContainer = false { didSet { drawingDidChange() } }

  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    fitting?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  public override func draw(_ canvas: inout ElementCanvas) {
    let rect = canvas.pixelRect(size)
    let isMirrored = mirroring == layoutDirection
    for (layer, paint) in layers {
      let plain = outlining(isInContainer) { layer.shape.path(in: CGRect(origin: .zero, size: rect.size)) }
      let outline = plain.placed(in: rect, isMirrored: isMirrored)
      switch layer.kind {
      case .fill(let fill):
        canvas.items += paint.items(filling: outline, in: rect, rule: fill.rule, smoothsEdges: fill.isAntialiased)
      case .stroke(let style, let smooths): canvas.items += stroke(outline, style, paint, smooths, in: rect)
      }
    }
  }

  /// A filled shape takes touches in its outline, a clear one none; shapes with strokes in their whole frame.
  public override func takesTouch(at point: CGPoint) -> Bool {
    guard super.takesTouch(at: point), !layers.isEmpty else { return false }
    let isMirrored = mirroring == layoutDirection
    let place = isMirrored ? CGPoint(x: size.width - point.x, y: point.y) : point
    return layers.contains { layer, paint in
      if paint.isClear { return false }
      guard case .fill(let fill) = layer.kind else { return true }
      let path = outlining(isInContainer) { layer.shape.path(in: CGRect(origin: .zero, size: size)) }
      return path.contains(place, eoFill: fill.isEOFilled)
    }
  }

  /// Solid strokes and linear gradients are painted as strokes; other styles fill the stroke's outline.
  private func stroke(
    _ outline: Graphics.Path, _ style: StrokeStyle, _ paint: ResolvedStyle, _ smooths: Bool, in rect: CGRect
  ) -> [DisplayItem] {
    guard style.lineWidth > 0, !outline.isEmpty else { return [] }
    guard let color = paint.color, paint.innerShadows.isEmpty else {
      let line = Path(outline).strokedPath(style).outline
      return paint.items(filling: line, in: rect, smoothsEdges: smooths)
    }
    guard color.alpha > 0 else { return [] }
    var items: [DisplayItem] = [.stroke(outline, .color(color), style.graphics)]
    if !smooths { items = [.group(DisplayGroup(items: items, smoothsEdges: false))] }
    return paint.decorated(items)
  }
}

extension Path {
  /// The outline in the canvas's coordinates, mirrored within the rectangle in right-to-left layouts.
  func placed(in rect: CGRect, isMirrored: Bool) -> Graphics.Path {
    let transform =
      isMirrored
      ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
      : CGAffineTransform(translationX: rect.minX, y: rect.minY)
    return outline.applying(transform)
  }
}

extension _ShapeElement: DescribedElement {
  package var snapshotName: String { name }
  package var snapshotStyle: [String: String] {
    var style: [String: String] = [:]
    for (layer, paint) in layers {
      guard let color = paint.color else { continue }
      if case .fill = layer.kind { style["fill"] = color.hexadecimal } else { style["stroke"] = color.hexadecimal }
    }
    return style
  }
}

/// The common part of shape views: an element with layers.
@preconcurrency @MainActor public protocol _ShapeElementView: ShapeView, _ElementView where Element == _ShapeElement {}

extension _ShapeElementView {
  public func makeElement(_ context: _ElementContext) -> _ShapeElement { _ShapeElement() }

  public func updateElement(_ element: _ShapeElement, _ context: _ElementContext) {
    let environment = context.environment
    let shape = shape
    element.name = _typeName(Content.self, qualified: false)
    element.fitting = { shape.sizeThatFits($0) }
    element.mirroring = shape.layoutDirectionBehavior.direction
    element.isInContainer = environment.isInContainerShape
    element.layers = _layers.map { ($0, $0.style._resolve(_StyleContext(environment)).style) }
    element.invalidateLayout()
  }
}

/// A filled shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: _ShapeElementView {
  public typealias Body = Never
  nonisolated public var _layers: [_ShapeLayer] {
    let kind: _ShapeLayer.Kind =
      Content.role == .stroke ? .stroke(StrokeStyle(), isAntialiased: true) : .fill(fillStyle)
    return [_ShapeLayer(shape: shape, style: AnyShapeStyle(style), kind: kind)]
  }
}

/// A filled shape above others.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public let shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
  let below: [_ShapeLayer]

  /// - Parameter background: the shapes below. A view of another kind isn't drawn.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
    below = (background as? any ShapeView)?._layers ?? []
  }
}

extension FillShapeView: _ShapeElementView {
  public typealias Body = Never
  nonisolated public var _layers: [_ShapeLayer] {
    below + [_ShapeLayer(shape: shape, style: AnyShapeStyle(style), kind: .fill(fillStyle))]
  }
}
