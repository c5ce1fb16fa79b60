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

/// Holds the view of one controller, and is as large as the container: bars that the view stays out of leave it a smaller
/// place within. The name is UIKit's.
final class UIViewControllerWrapperView: UIView {
  /// The last frame set for the controller's view, in points: the view may be elsewhere in the meantime.
  private var contentFrame: CGRect?

  /// Sets the frame of the controller's view, in the wrapper's points.
  func place(_ view: UIView, at frame: CGRect) {
    guard contentFrame != frame || view.superview !== self else { return }
    contentFrame = frame
    view.frame = frame
  }

  /// The insets of bars, in points: the minimum safe area of the view inside.
  var barInsets = UIEdgeInsets.zero {
    didSet {
      guard oldValue != barInsets else { return }
      for subview in subviews { subview.updateSafeArea() }
    }
  }

  override var safeAreaForSubviews: UIEdgeInsets { .larger(safeAreaInsets, barInsets) }
}
