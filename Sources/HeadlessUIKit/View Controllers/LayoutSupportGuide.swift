import Foundation

/// A controller's top or bottom layout guide: the strip beyond the safe area.
@MainActor final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  enum Edge { case top, bottom }

  private let edge: Edge

  init(edge: Edge, owner: UIView) {
    self.edge = edge
    super.init()
    owningView = owner
    identifier = edge == .top ? "UIViewControllerTop" : "UIViewControllerBottom"
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let y = edge == .top ? 0 : owningView.bounds.height - length
    return CGRect(x: 0, y: y, width: 0, height: length)
  }

  override func placement(on axis: NSLayoutConstraint.Axis, ownerLength: LayoutQuantity) -> LayoutPlacement? {
    guard axis == .vertical else { return LayoutPlacement(origin: .constant(0), length: .constant(0)) }
    let origin = edge == .top ? .constant(0) : ownerLength - Double(length)
    return LayoutPlacement(origin: origin, length: .constant(length))
  }
}
