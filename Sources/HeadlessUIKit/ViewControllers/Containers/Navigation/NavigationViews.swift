import Foundation

/// The view of a navigation or tab bar controller: its layout is the controller's. The name is UIKit's.
final class UILayoutContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    switch core.viewController {
    case let navigation as UINavigationController: navigation.layOutContainer()
    case let tabs as UITabBarController: tabs.layOutContainer()
    default: break
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// Holds the views of the controllers between which a navigation controller changes. The name is UIKit's.
final class UINavigationTransitionView: UIView {}

/// Holds the view of one controller. The name is UIKit's.
final class UIViewControllerWrapperView: UIView {
  /// What bars cover, in points: the safe area of the view within begins there at the earliest.
  var barInsets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != barInsets else { return }
      for subview in subviews { subview.updateSafeArea() }
    }
  }

  override var safeAreaForSubviews: UIEdgeInsets { .larger(safeAreaInsets, barInsets) }
}
