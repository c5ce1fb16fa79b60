public import Foundation

/// Notifications for assistive technologies, as with `UIAccessibility.post`.
@preconcurrency @MainActor public enum AccessibilityNotification {
  /// Text that an assistive technology speaks.
  public struct Announcement: Sendable {
    let text: String

    nonisolated public init(_ announcement: String) { text = announcement }
    @_disfavoredOverload nonisolated public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }
    @_disfavoredOverload nonisolated public init(_ announcement: LocalizedStringResource) {
      text = String(localized: announcement)
    }

    nonisolated public func post() { AccessibilityNotification.post(.announcement, text) }
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    let element: Any?

    /// - Parameter element: the element to focus, or a text to speak.
    nonisolated public init(_ element: Any? = nil) { self.element = element }

    nonisolated public func post() { AccessibilityNotification.post(.layoutChanged, element) }
  }

  /// Another screen is shown.
  public struct ScreenChanged {
    let element: Any?

    /// - Parameter element: the element to focus, or a text to speak.
    nonisolated public init(_ element: Any? = nil) { self.element = element }

    nonisolated public func post() { AccessibilityNotification.post(.screenChanged, element) }
  }

  /// A page was scrolled.
  public struct PageScrolled: Sendable {
    let text: String

    nonisolated public init(_ announcement: String) { text = announcement }
    @_disfavoredOverload nonisolated public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }
    @_disfavoredOverload nonisolated public init(_ announcement: LocalizedStringResource) {
      text = String(localized: announcement)
    }

    nonisolated public func post() { AccessibilityNotification.post(.pageScrolled, text) }
  }

  nonisolated private static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    nonisolated(unsafe) let argument = argument
    if Thread.isMainThread {
      MainActor.assumeIsolated { UIAccessibility.post(notification: notification, argument: argument) }
    } else {
      DispatchQueue.main.async { UIAccessibility.post(notification: notification, argument: argument) }
    }
  }
}
