import UIKit

@testable import HeadlessUIKit

/// A stack of boxes in the top left corner of a view, for tests of the resulting layout. Lengths in points, at 1x.
@MainActor struct StackBench {
  let root: UIView
  let stack: UIStackView

  /// Without a width or a height, the stack determines it.
  init(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat? = nil, height: CGFloat? = nil,
    scale: CGFloat = 1
  ) {
    root = makeRoot(1000, 1000, scale: scale)
    stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// The positions and lengths of the arranged views along the axis.
  var along: [[Double]] { places(stack.axis) }
  /// The same across the axis.
  var across: [[Double]] { places(stack.axis == .horizontal ? .vertical : .horizontal) }

  /// The stack's own width and height.
  var size: CGSize {
    root.layoutIfNeeded()
    return stack.frame.size
  }

  private func places(_ axis: NSLayoutConstraint.Axis) -> [[Double]] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map {
      let frame = numbers($0)
      return axis == .horizontal ? [frame[0], frame[2]] : [frame[1], frame[3]]
    }
  }

  /// The stack's constraints that have an identifier.
  func constraints(_ identifier: String) -> [NSLayoutConstraint] {
    root.layoutIfNeeded()
    return stack.constraints.filter { $0.identifier == identifier }
  }
}

extension UIView {
  /// Sets a width, a height or both, and returns the view.
  func sized(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> Self {
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
    return self
  }
}
