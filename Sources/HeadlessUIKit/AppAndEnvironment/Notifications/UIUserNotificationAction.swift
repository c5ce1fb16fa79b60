public import Foundation

/// An action of a notification.
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject {
  fileprivate struct Values {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var activationMode = UIUserNotificationActivationMode.foreground
    var isAuthenticationRequired = false
    var isDestructive = false
  }
  fileprivate var values = Values()

  open var identifier: String? { values.identifier }
  open var title: String? { values.title }
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  open var activationMode: UIUserNotificationActivationMode { values.activationMode }
  open var isAuthenticationRequired: Bool { values.isAuthenticationRequired }
  open var isDestructive: Bool { values.isDestructive }
}

/// The same, while an app sets it up.
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { super.identifier }
    set { values.identifier = newValue }
  }
  open override var title: String? {
    get { super.title }
    set { values.title = newValue }
  }
  open override var behavior: UIUserNotificationActionBehavior {
    get { super.behavior }
    set { values.behavior = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { values.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { values.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { values.isDestructive = newValue }
  }
}

/// Whether an action is a button, or a text input.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  case `default` = 0
  case textInput = 1
}

/// Whether an action brings the app to the front.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  case foreground = 0
  case background = 1
}
