public import Foundation
internal import Graphics

/// A transform of a view's appearance that depends on the view's size.
nonisolated public protocol GeometryEffect: Animatable, _ElementModifier
where Body == Never, Element == _GeometryEffectElement {
  /// Returns the transform for a size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _GeometryEffectElement {
    _GeometryEffectElement(child)
  }
  @MainActor public func updateElement(_ element: _GeometryEffectElement, _ context: _ElementContext) {
    element.transform = { self.effectValue(size: $0) }
  }
  /// Returns an effect with the same appearance that positions on the screen and touches don't follow.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// A geometry effect that only drawing follows.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
  var base: Base
}

extension _IgnoredByLayoutEffect: GeometryEffect {
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  @MainActor public func updateElement(_ element: _GeometryEffectElement, _ context: _ElementContext) {
    base.updateElement(element, context)
    element.isIgnoredByLayout = true
  }
}

/// An element that is drawn with a transform.
public final class _GeometryEffectElement: _TransformingElement {
  var transform: (CGSize) -> ProjectionTransform = { _ in ProjectionTransform() }
  /// Whether positions on the screen and touches ignore the transform.
  var isIgnoredByLayout = false

  public override var ownTouchArea: CGRect? { nil }
  override var contentTransform: ProjectionTransform? { isIgnoredByLayout ? nil : transform(size) }

  public override func draw(_ canvas: inout ElementCanvas) {
    let painter = EffectPainter(
      effect: .projection(transform(size)), color: .clear, layoutDirection: layoutDirection)
    painter.draw(&canvas, size) { drawChildren(&$0) }
  }
}
