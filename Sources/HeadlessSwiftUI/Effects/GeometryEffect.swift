public import Foundation
internal import Graphics

/// A transform of a view's appearance that depends on the view's size.
@preconcurrency @MainActor public protocol GeometryEffect: Animatable, _ElementModifier
where Body == Never, Element == _GeometryEffectElement {
  /// Returns the transform for a size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func makeElement(_ child: _LayoutElement, _ context: _ElementContext) -> _GeometryEffectElement {
    _GeometryEffectElement(child)
  }
  public func updateElement(_ element: _GeometryEffectElement, _ context: _ElementContext) {
    element.transform = { self.effectValue(size: $0) }
  }
  /// Effects never affect the layout here.
  public func ignoredByLayout() -> Self { self }
}

/// An element that is drawn with a transform.
public final class _GeometryEffectElement: _UnaryElement {
  var transform: (CGSize) -> ProjectionTransform = { _ in ProjectionTransform() }

  public override func draw(_ canvas: inout ElementCanvas) {
    let painter = EffectPainter(
      effect: .projection(transform(size)), color: .clear, layoutDirection: layoutDirection)
    painter.draw(&canvas, size) { drawChildren(&$0) }
  }
}
