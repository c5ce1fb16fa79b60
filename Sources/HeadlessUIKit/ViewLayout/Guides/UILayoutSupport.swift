public import Foundation

/// What bars cover at the top or the bottom of a controller's view: the guides of before the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a controller's view beyond the safe area at the top or the bottom.
@MainActor final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(owner: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    owningView = owner
    identifier = isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
  }

  required init?(coder: NSCoder) {
    nil
  }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let size = owningView?.bounds.size else { return .zero }
    return CGRect(x: 0, y: isTop ? 0 : size.height - length, width: size.width, height: length)
  }

  override var isUnknown: Bool { false }

  override func placement(on axis: NSLayoutConstraint.Axis, ownerLength: LayoutQuantity) -> LayoutPlacement? {
    guard axis == .vertical else { return LayoutPlacement(origin: .constant(0), length: ownerLength) }
    return LayoutPlacement(
      origin: isTop ? .constant(0) : ownerLength - Double(length), length: .constant(length))
  }
}
