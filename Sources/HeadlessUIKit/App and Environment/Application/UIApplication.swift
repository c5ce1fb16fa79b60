public import Foundation

/// The app. Nothing runs it here: it is what views and controllers ask for the surroundings.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let instance = UIApplication()

  open class var shared: UIApplication { instance }

  public enum State: Int, Sendable {
    case active, inactive, background
  }

  open weak var delegate: (any UIApplicationDelegate)?

  open var applicationState: State { .active }

  open var windows: [UIWindow] { [UIWindow.key].compactMap { $0 } }

  open var keyWindow: UIWindow? { UIWindow.key }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false

  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.configuration.orientation }

  /// Nothing can be opened: a snapshot has no other apps.
  open func canOpenURL(_ url: URL) -> Bool { false }
}
