public import Foundation

/// Which actions notes of one kind offer.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  fileprivate var name: String?
  fileprivate var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  open var identifier: String? { name }
  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions[context] }
}

/// The same, while an app sets it up.
@preconcurrency @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { super.identifier }
    set { name = newValue }
  }
  open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
    self.actions[context] = actions
  }
}

/// The space for a notification's actions.
public enum UIUserNotificationActionContext: UInt, Sendable {
  case `default` = 0
  /// Two actions at most.
  case minimal = 1
}
