import Foundation

extension UIView {
  // What members of the class's body come to, where that takes more than a line.

  func isWithin(_ view: UIView) -> Bool {
    sequence(first: self as UIView) { $0.superview }.contains { $0 === view }
  }

  /// The view itself, or the first below it, in depth first.
  func firstView(taggedAs tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func frame(around alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  func removeHeldConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.isActive = false }
  }

  // MARK: Priorities of the content

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { core.contentPriorities.hugging(axis) }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    core.contentPriorities.setHugging(priority, axis)
    contentPrioritiesDidChange()
  }

  func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    core.contentPriorities.compressionResistance(axis)
  }

  func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    core.contentPriorities.setCompressionResistance(priority, axis)
    contentPrioritiesDidChange()
  }

  func loosestFittingSize(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Whether natural alignment is that of the right edge: where the app's language runs from right to left, whatever the
  /// view's traits say.
  var alignsNaturallyRight: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }

  /// The direction that the view's attribute makes of the one around it.
  var ownLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}
