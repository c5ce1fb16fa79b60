extension KnownStandIn {
  /// Analytics; events aren't recorded.
  static let firebaseAnalytics = #"""
    @_exported import FirebaseCore
    import Foundation

    /// Records no events.
    public enum Analytics {
      public static func logEvent(_ name: String, parameters: [String: Any]?) {}
      public static func setUserID(_ userID: String?) {}
      public static func setUserProperty(_ value: String?, forName name: String) {}
      public static func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
      public static func setDefaultEventParameters(_ parameters: [String: Any]?) {}
      public static func resetAnalyticsData() {}
      public static func appInstanceID() -> String? { nil }
    }

    public let AnalyticsEventAppOpen = "app_open"
    public let AnalyticsEventLogin = "login"
    public let AnalyticsEventPurchase = "purchase"
    public let AnalyticsEventScreenView = "screen_view"
    public let AnalyticsEventSearch = "search"
    public let AnalyticsEventSelectContent = "select_content"
    public let AnalyticsEventSelectItem = "select_item"
    public let AnalyticsEventShare = "share"
    public let AnalyticsEventSignUp = "sign_up"
    public let AnalyticsEventViewItem = "view_item"
    public let AnalyticsParameterContent = "content"
    public let AnalyticsParameterContentType = "content_type"
    public let AnalyticsParameterItemID = "item_id"
    public let AnalyticsParameterItemName = "item_name"
    public let AnalyticsParameterMethod = "method"
    public let AnalyticsParameterPrice = "price"
    public let AnalyticsParameterScreenClass = "screen_class"
    public let AnalyticsParameterScreenName = "screen_name"
    public let AnalyticsParameterSearchTerm = "search_term"
    public let AnalyticsParameterValue = "value"

    """#

  /// Crash reports, which aren't sent.
  static let firebaseCrashlytics = #"""
    @_exported import FirebaseCore
    import Foundation

    /// Sends no reports.
    public final class Crashlytics: NSObject, @unchecked Sendable {
      private static let shared = Crashlytics()
      public static func crashlytics() -> Crashlytics { shared }
      public func log(_ message: String) {}
      public func record(error: any Error) {}
      public func record(error: any Error, userInfo: [String: Any]?) {}
      public func setUserID(_ userID: String?) {}
      public func setCustomValue(_ value: Any?, forKey key: String) {}
      public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
    }

    """#

  /// Cloud messaging; no messages are received.
  static let firebaseMessaging = #"""
    @_exported import FirebaseCore
    import Foundation

    /// Receives registration tokens; its methods are never called.
    public protocol MessagingDelegate: NSObjectProtocol {
      func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
    }

    extension MessagingDelegate {
      public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
    }

    /// Receives no messages.
    public final class Messaging: NSObject, @unchecked Sendable {
      private static let shared = Messaging()
      public static func messaging() -> Messaging { shared }
      public weak var delegate: (any MessagingDelegate)?
      public var apnsToken: Data?
      public var fcmToken: String? { nil }
      public var isAutoInitEnabled = true
      public func token(completion: @escaping (String?, Error?) -> Void) { _ = FirebaseIsAway("token") }
      public func token() async throws -> String { throw FirebaseIsAway("token") }
      public func deleteToken(completion: @escaping (Error?) -> Void) { _ = FirebaseIsAway("deleteToken") }
      public func deleteToken() async throws { throw FirebaseIsAway("deleteToken") }
      public func subscribe(toTopic topic: String, completion: ((Error?) -> Void)? = nil) { _ = FirebaseIsAway("subscribe") }
      public func unsubscribe(fromTopic topic: String, completion: ((Error?) -> Void)? = nil) {
        _ = FirebaseIsAway("unsubscribe")
      }
      public func appDidReceiveMessage(_ message: [AnyHashable: Any]) {}
      public static func serviceExtension() -> MessagingExtensionHelper { MessagingExtensionHelper() }
    }

    /// Reports no deliveries, and passes notifications on as they are.
    public final class MessagingExtensionHelper: NSObject {
      public func exportDeliveryMetricsToBigQuery(withMessageInfo info: [AnyHashable: Any]) {}
    }

    """#
}
