public import Foundation
internal import Graphics
public import SwiftUILayout

/// Clips each element of the content to a shape.
public struct _ClipModifier<Outline: Shape>: _ElementModifier {
  let shape: Outline
  let style: FillStyle

  public typealias Body = Never
  public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _ClipElement { _ClipElement(child) }
  public func updateElement(_ element: _ClipElement, _ context: _ElementContext) {
    let shape = shape
    element.shape = shape
    element.style = style
    element.mirroring = shape.layoutDirectionBehavior.direction
    element.isInContainer = context.environment.isInContainerShape
  }
}

/// Clipped content takes touches outside of the clip, too (measured on iOS 16.1: https://oleb.net/2022/clipped-hit-testing).
public final class _ClipElement: _UnaryElement {
  public override var keepsDrawing: Bool { !isInContainer }

  var shape: (any Shape)? { didSet { drawingDidChange() } }
  var style = FillStyle() { didSet { drawingDidChange() } }
  var mirroring: LayoutDirection? { didSet { drawingDidChange() } }
  var isInContainer = false { didSet { drawingDidChange() } }

  public override func draw(_ canvas: inout ElementCanvas) {
    let rect = canvas.pixelRect(size)
    let path = outlining(isInContainer) { shape?.path(in: CGRect(origin: .zero, size: rect.size)) }?
      .placed(in: rect, isMirrored: mirroring == layoutDirection)
    let clip = DisplayGroup.Clip(path ?? Graphics.Path(rect: rect), rule: style.rule)
    canvas.composite({ drawChildren(&$0) }) { .group(DisplayGroup(clip: clip, items: $0)) }
  }
}

/// The interactions that use a view's content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Sets the shape in which each element of the content is touched.
public struct _ContentShapeModifier<Outline: Shape>: _ElementModifier {
  let kinds: ContentShapeKinds
  let shape: Outline
  let eoFill: Bool

  public typealias Body = Never
  public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _ContentShapeElement {
    _ContentShapeElement(child)
  }
  public func updateElement(_ element: _ContentShapeElement, _ context: _ElementContext) {
    let shape = shape
    element.kinds = kinds
    element.outline = { shape.path(in: $0) }
    element.eoFill = eoFill
  }
}

public final class _ContentShapeElement: _UnaryElement {
  public override var keepsDrawing: Bool { true }

  package fileprivate(set) var kinds: ContentShapeKinds = []
  fileprivate var outline: ((CGRect) -> Path)?
  fileprivate var eoFill = false

  /// The shape for an interaction, in the element's coordinates, in points; nil if the shape isn't for that interaction.
  package func contentShape(for kind: ContentShapeKinds) -> Path? {
    guard kinds.contains(kind) else { return nil }
    return outline?(CGRect(origin: .zero, size: size))
  }

  /// Whether a touch at a point, in the element's coordinates, hits the content; nil if the shape doesn't restrict touches.
  package func takesTouchInShape(_ point: CGPoint) -> Bool? {
    contentShape(for: .interaction)?.contains(point, eoFill: eoFill)
  }

  public override var ownTouchArea: CGRect? {
    guard let shape = contentShape(for: .interaction) else { return super.ownTouchArea }
    return shape.isEmpty ? .zero : shape.boundingRect
  }

  /// A touch in the shape that hits nothing inside belongs to the element itself.
  public override func hitTest(_ point: CGPoint) -> _LayoutElement? {
    guard let takes = takesTouchInShape(point) else { return super.hitTest(point) }
    return takes ? super.hitTest(point) ?? self : nil
  }
}

nonisolated extension View {
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipModifier(shape: shape, style: style))
  }
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
  }
}
