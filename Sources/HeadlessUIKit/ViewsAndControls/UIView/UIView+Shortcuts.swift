import Foundation

extension UIView {
  // Implementations of members of the class's body that are longer than a line.

  func _isDescendant(of view: UIView) -> Bool {
    sequence(first: self as UIView) { $0.superview }.contains { $0 === view }
  }

  /// The view itself, or the first below it, in depth first.
  func _viewWithTag(_ tag: Int) -> UIView? {
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

  func _removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.isActive = false }
  }

  // MARK: Priorities of the content

  func _contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    core.contentPriorities.hugging(axis)
  }

  func _setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    core.contentPriorities.setHugging(priority, axis)
    contentPrioritiesDidChange()
  }

  func _contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    core.contentPriorities.compressionResistance(axis)
  }

  func _setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    core.contentPriorities.setCompressionResistance(priority, axis)
    contentPrioritiesDidChange()
  }

  func _systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Whether natural alignment is right: if the app's language is right to left, whatever the view's traits.
  var alignsNaturallyRight: Bool { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft }

  /// The direction that the view's attribute makes of the one around it.
  var _layoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}
