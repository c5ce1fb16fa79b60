import Foundation

/// The intrinsic lengths of a stack's views, for proportional distribution.
@MainActor enum StackProportions {
  /// The length of a view's content in points, nil without any. A stack's is that of what it shows: all of it and the
  /// spaces along its axis, the largest across. UIKit counts nested stacks in, too; whether with their margins isn't
  /// documented.
  static func length(of view: UIView, along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard let stack = view as? UIStackView else {
      let size = view.core.canvasContentSize ?? view.intrinsicContentSize
      let length = axis == .horizontal ? size.width : size.height
      return length == UIView.noIntrinsicMetric ? nil : max(length, 0)
    }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let lengths = shown.compactMap { length(of: $0, along: axis) }
    guard !lengths.isEmpty else { return nil }
    let content =
      stack.axis == axis ? lengths.reduce(0, +) + spaces(in: stack, between: shown) : lengths.max() ?? 0
    guard stack.isLayoutMarginsRelativeArrangement else { return content }
    let margins = stack.layoutMargins
    return content + (axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom)
  }

  /// The total spacing, in points.
  static func spaces(in stack: UIStackView, between shown: [UIView]) -> CGFloat {
    shown.dropLast().reduce(0) { $0 + (stack.spacing(after: $1) ?? SystemSpacing.between) }
  }
}
