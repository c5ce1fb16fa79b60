import Foundation
package import Graphics

extension UIView {
  func setHidden(_ hidden: Bool) {
    guard hidden != layer.isHidden else { return }
    layer.isHidden = hidden
    (superview as? UIStackView)?.arrangedSubviewDidChangeVisibility(self)
  }

  func beginRendering() {
    var traits = traitCollection
    let tint = effectiveTintColor
    if tint !== UIView.standardTint { traits = traits.modifyingTraits { $0[TintColorTrait.self] = tint } }
    if UITraitCollection.current !== traits {
      core.traitsBeforeRendering = UITraitCollection.current
      UITraitCollection.current = traits
    }
    // A colour that was set on the layer since stays, as in UIKit, unless it depends on the environment.
    guard let backgroundColor, backgroundColor.isDynamic else { return }
    let color = backgroundColor.resolvedColor(with: traits).cgColor
    if layer.backgroundColor != color { layer.backgroundColor = color }
  }

  /// Sets the layer's colour for the view's current traits.
  func maskDidChange() {
    layer.mask = mask?.layer
    if let mask, layer.mask !== mask.layer {
      AppWarning.noteUsage("the mask \(type(of: mask)) of \(type(of: self)) holds the view that it is to mask")
    }
  }

  func backgroundColorDidChange(from old: UIColor?) {
    AnimationState.recorder?.noteBackground(of: self, old)
    layer.backgroundColor = backgroundColor?.resolvedColor(with: _traitCollection).cgColor
    setNeedsDisplay()
  }

  func endRendering() {
    guard let traits = core.traitsBeforeRendering else { return }
    core.traitsBeforeRendering = nil
    UITraitCollection.current = traits
  }

  /// The drawing of `draw(_:)` in a graphics context.
  func drawnItems() -> [DisplayItem] {
    // iOS doesn't call `draw(_:)` of a view with an empty size.
    if type(of: self) == UIView.self || bounds.width <= 0 || bounds.height <= 0 { return [] }
    let context = CGContext(recordingIn: bounds, scale: layoutScale)
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
    return drawsWithinBounds ? context.takeItemsWithinBounds() : context.takeItems()
  }

  /// See `drawHierarchy(in:afterScreenUpdates:)`.
  func _drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.draw(layer.displayItems(), clippedTo: bounds)
    context.restoreGState()
    return true
  }

  /// The view and all that is in it, as it looks now, in its own coordinates.
  package func displayItems() -> [DisplayItem] {
    layer.displayItem().map { [$0] } ?? []
  }
}
