public import Foundation

/// The focus system of a keyboard or a remote control. There is none here, as on iOS for a view outside of any window.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  /// Always nil: the focus system isn't simulated.
  public init?(for environment: any UIFocusEnvironment) { nil }

  /// Whether the other environment is the first one, or in it.
  open class func environment(_ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment) -> Bool {
    var candidate: (any UIFocusEnvironment)? = other
    while let found = candidate {
      if found === environment { return true }
      candidate = found.parentFocusEnvironment
    }
    return false
  }

  /// Always nil: the focus system isn't simulated.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// Has no effect: only finger touches are simulated.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

  /// Never posted: the focus system isn't simulated.
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Never posted: the focus system isn't simulated.
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
}
