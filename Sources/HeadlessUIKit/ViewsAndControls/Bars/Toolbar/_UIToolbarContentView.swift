import Foundation

/// The row of a toolbar. The name is UIKit's.
final class _UIToolbarContentView: UIView {
  let stack = _UIButtonBarStackView()
  /// Room at the left and right edges, in points: the safe area and the margin.
  var margins: (left: CGFloat, right: CGFloat) = (0, 0) {
    didSet { if oldValue != margins { setNeedsLayout() } }
  }

  init() {
    super.init(frame: .zero)
    addSubview(stack)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let overhang = stack.overhangs(height: bounds.height)
    let left = margins.left - (isRightToLeft ? overhang.trailing : overhang.leading)
    let right = margins.right - (isRightToLeft ? overhang.leading : overhang.trailing)
    stack.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }
}
