public import HeadlessUIKit
public import UserNotifications

/// A controller that shows a notification's contents. A test shows the controller, and calls its methods as the system would.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// In points of the controller's view.
  var mediaPlayPauseButtonFrame: CGRect { get }
  var mediaPlayPauseButtonTintColor: UIColor { get }
  func mediaPlay()
  func mediaPause()
}

// Optional in UserNotificationsUI.
extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismiss) }
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  public var mediaPlayPauseButtonTintColor: UIColor { .tintColor }
  public func mediaPlay() {}
  public func mediaPause() {}
}

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none, `default`, overlay }

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss
  case dismiss
  case dismissAndForwardAction
}

extension NSExtensionContext {
  // Have no effect: no system shows the extension.
  public func mediaPlayingStarted() {}
  public func mediaPlayingPaused() {}
  public func performNotificationDefaultAction() {}
  public func dismissNotificationContentExtension() {}
}
