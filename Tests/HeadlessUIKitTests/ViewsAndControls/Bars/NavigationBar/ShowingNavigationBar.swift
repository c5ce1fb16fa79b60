import Testing
import UIKit

@testable import HeadlessUIKit

/// Tests that show two controllers in a navigation controller.
@MainActor protocol ShowingNavigationBar {
  var root: UIViewController { get }
  var top: UIViewController { get }
}

extension ShowingNavigationBar {
  func show(
    on configuration: ScreenConfiguration? = nil, _ change: (UINavigationController) -> Void = { _ in }
  ) -> (bar: UINavigationBar, screen: HostedScreen) {
    let navigation = UINavigationController()
    navigation.viewControllers = [root, top]
    change(navigation)
    let screen = Screens.show(navigation, on: configuration ?? Screens.tall { $0.displayScale = 3 })
    return (navigation.navigationBar, screen)
  }

  /// The position of a view, in points of the bar.
  func place(_ view: UIView?, in bar: UIView) -> CGRect {
    view.map { $0.convert($0.bounds, to: bar) } ?? .null
  }
}
