public import Foundation

// The messages of iOS 26 with types of their own: `NotificationCenter.default.addObserver(of: UIApplication.self, for:
// .willEnterForeground) { _ in }`. Foundation on Linux delivers messages to observers of messages, and doesn't convert
// notifications to messages.

extension UIApplication {
  /// The message of ``didBecomeActiveNotification``.
  public struct DidBecomeActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    public init() {}
    public static func makeMessage(_ notification: Notification) -> DidBecomeActiveMessage? { DidBecomeActiveMessage() }
    public static func makeNotification(_ message: DidBecomeActiveMessage) -> Notification { Notification(name: name) }
  }

  /// The message of ``didEnterBackgroundNotification``.
  public struct DidEnterBackgroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    public init() {}
    public static func makeMessage(_ notification: Notification) -> DidEnterBackgroundMessage? {
      DidEnterBackgroundMessage()
    }
    public static func makeNotification(_ message: DidEnterBackgroundMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The message of ``didFinishLaunchingNotification``.
  public struct DidFinishLaunchingMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    public init() {}
    public static func makeMessage(_ notification: Notification) -> DidFinishLaunchingMessage? {
      DidFinishLaunchingMessage()
    }
    public static func makeNotification(_ message: DidFinishLaunchingMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The message of ``didReceiveMemoryWarningNotification``.
  public struct DidReceiveMemoryWarningMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    public init() {}
    public static func makeMessage(_ notification: Notification) -> DidReceiveMemoryWarningMessage? {
      DidReceiveMemoryWarningMessage()
    }
    public static func makeNotification(_ message: DidReceiveMemoryWarningMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The message of ``significantTimeChangeNotification``.
  public struct SignificantTimeChangeMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }
    public init() {}
    public static func makeMessage(_ notification: Notification) -> SignificantTimeChangeMessage? {
      SignificantTimeChangeMessage()
    }
    public static func makeNotification(_ message: SignificantTimeChangeMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The message of ``userDidTakeScreenshotNotification``.
  public struct UserDidTakeScreenshotMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
    public init() {}
    public static func makeMessage(_ notification: Notification) -> UserDidTakeScreenshotMessage? {
      UserDidTakeScreenshotMessage()
    }
    public static func makeNotification(_ message: UserDidTakeScreenshotMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The message of ``willEnterForegroundNotification``.
  public struct WillEnterForegroundMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    public init() {}
    public static func makeMessage(_ notification: Notification) -> WillEnterForegroundMessage? {
      WillEnterForegroundMessage()
    }
    public static func makeNotification(_ message: WillEnterForegroundMessage) -> Notification {
      Notification(name: name)
    }
  }

  /// The message of ``willResignActiveNotification``.
  public struct WillResignActiveMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    public init() {}
    public static func makeMessage(_ notification: Notification) -> WillResignActiveMessage? {
      WillResignActiveMessage()
    }
    public static func makeNotification(_ message: WillResignActiveMessage) -> Notification { Notification(name: name) }
  }

  /// The message of ``willTerminateNotification``.
  public struct WillTerminateMessage: NotificationCenter.MainActorMessage {
    public typealias Subject = UIApplication
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    public init() {}
    public static func makeMessage(_ notification: Notification) -> WillTerminateMessage? { WillTerminateMessage() }
    public static func makeNotification(_ message: WillTerminateMessage) -> Notification { Notification(name: name) }
  }

}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  public static var didBecomeActive: NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
    .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  public static var didEnterBackground:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  public static var didFinishLaunching:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage> {
  public static var didReceiveMemoryWarning:
    NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
  public static var significantTimeChange:
    NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  public static var userDidTakeScreenshot:
    NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  public static var willEnterForeground:
    NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage>
  { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  public static var willResignActive: NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
    .init()
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  public static var willTerminate: NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
    .init()
  }
}
