extension KnownStandIn {
  /// Reports of crashes as they were before Firebase's.
  static let fabric = #"""
    import Foundation

    /// Starts kits, which do nothing here.
    public final class Fabric: NSObject {
      public var debug = false
      private static let shared = Fabric()

      @discardableResult public class func with(_ kits: [Any]) -> Fabric { shared }
      public class func sharedSDK() -> Fabric { shared }
    }

    """#

  /// The rest of it.
  static let crashlytics = #"""
    import Foundation

    /// Reports of crashes, which aren't sent.
    public final class Crashlytics: NSObject {
      private static let shared = Crashlytics()
      public var debugMode = false

      public class func sharedInstance() -> Crashlytics { shared }
      @discardableResult public class func start(withAPIKey apiKey: String) -> Crashlytics { shared }
      public func crash() { fatalError("Crashlytics ends the app on demand.") }
      public func throwException() { fatalError("Crashlytics ends the app on demand.") }
      public func setUserIdentifier(_ identifier: String?) {}
      public func setUserName(_ name: String?) {}
      public func setUserEmail(_ email: String?) {}
      public func setObjectValue(_ value: Any?, forKey key: String) {}
      public func setIntValue(_ value: Int32, forKey key: String) {}
      public func setBoolValue(_ value: Bool, forKey key: String) {}
      public func setFloatValue(_ value: Float, forKey key: String) {}
      public func recordError(_ error: any Error) {}
      public func recordError(_ error: any Error, withAdditionalUserInfo userInfo: [String: Any]?) {}
    }

    /// Events of the app's use, which aren't sent.
    public final class Answers: NSObject {
      public class func logCustomEvent(withName eventName: String, customAttributes: [String: Any]? = nil) {}
      public class func logLogin(withMethod method: String?, success: NSNumber?, customAttributes: [String: Any]?) {}
      public class func logSignUp(withMethod method: String?, success: NSNumber?, customAttributes: [String: Any]?) {}
      public class func logSearch(withQuery query: String?, customAttributes: [String: Any]?) {}
      public class func logShare(
        withMethod method: String?, contentName: String?, contentType: String?, contentId: String?, customAttributes: [String: Any]?
      ) {}
      public class func logContentView(
        withName name: String?, contentType: String?, contentId: String?, customAttributes: [String: Any]?
      ) {}
    }

    public func CLSLogv(_ format: String, _ arguments: CVaListPointer) {}
    public func CLSNSLogv(_ format: String, _ arguments: CVaListPointer) {}

    """#
}
