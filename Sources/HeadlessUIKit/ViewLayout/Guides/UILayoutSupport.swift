public import Foundation

/// The areas under bars at the top or the bottom of a controller's view: the guides that preceded the safe area.
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
  private var heightConstraint: NSLayoutConstraint?

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

  /// Adds UIKit's constraints of the guide to the view's constraints, where apps look for them. They have no effect: the guide's
  /// frame is a function of its view's size and safe area.
  func installConstraints() {
    guard heightConstraint == nil, let owner = owningView else { return }
    let edge: NSLayoutConstraint.Attribute = isTop ? .top : .bottom
    let height = _UILayoutSupportConstraint(LayoutReference(self, .height), .equal, nil, constant: length)
    let place = _UILayoutSupportConstraint(LayoutReference(self, edge), .equal, LayoutReference(owner, edge))
    heightConstraint = height
    for constraint in [height, place] {
      constraint.breakRank = BreakRank.system
      constraint.install(in: owner)
    }
  }

  override func ownerInsetsDidChange() {
    heightConstraint?.constant = length
  }

  override var isUnknown: Bool { false }

  override func placement(on axis: NSLayoutConstraint.Axis, ownerLength: LayoutQuantity) -> LayoutPlacement? {
    guard axis == .vertical else { return LayoutPlacement(origin: .constant(0), length: ownerLength) }
    return LayoutPlacement(
      origin: isTop ? .constant(0) : ownerLength - Double(length), length: .constant(length))
  }
}

/// One of the two constraints that a view holds for each bar guide.
final class _UILayoutSupportConstraint: NSLayoutConstraint {}
