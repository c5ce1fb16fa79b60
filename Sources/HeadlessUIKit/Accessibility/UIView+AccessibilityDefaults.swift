import Foundation

extension UIResponder {
  /// Whether the element responds to user interaction, so that Voice Control and Switch Control offer it.
  var respondsToUserInteraction: Bool {
    guard let view = self as? UIView else { return false }
    guard view.isUserInteractionEnabled else { return false }
    if let control = view as? UIControl { return control.isEnabled }
    let traits = accessibilityTraits
    if !traits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .textEntry]) { return true }
    return view.gestureRecognizers?.contains { $0.isEnabled } ?? false
  }
}

extension UIView {
  /// In points of the screen; nil for square corners.
  var roundedAccessibilityPath: UIBezierPath? {
    let radius = layer.cornerRadius
    guard radius > 0, !bounds.isEmpty else { return nil }
    return UIAccessibility.convertToScreenCoordinates(UIBezierPath(roundedRect: bounds, cornerRadius: radius), in: self)
  }
}
