extension KnownStandIn {
  /// Measurements that aren't made.
  static let firebasePerformance = #"""
    @_exported import FirebaseCore
    import Foundation

    /// Measures nothing.
    public final class Performance: NSObject, @unchecked Sendable {
      private static let shared = Performance()
      public static func sharedInstance() -> Performance { shared }
      public var isDataCollectionEnabled = false
      public var isInstrumentationEnabled = false
      public static func startTrace(name: String) -> Trace? { Trace() }
      public func trace(name: String) -> Trace? { Trace() }
    }

    public final class Trace: NSObject {
      public func start() {}
      public func stop() {}
      public func incrementMetric(_ metricName: String, by incrementValue: Int64) {}
      public func setValue(_ value: Int64, forMetric metricName: String) {}
      public func setValue(_ value: String, forAttribute attribute: String) {}
    }

    public enum HTTPMethod: Int { case get, put, post, delete, head, patch, options, trace, connect }

    public final class HTTPMetric: NSObject {
      public init?(url: URL, httpMethod: HTTPMethod) {}
      public var responseCode = 0
      public var requestPayloadSize = 0
      public var responsePayloadSize = 0
      public func start() {}
      public func stop() {}
    }

    """#

  /// The rest of it.
  static let firebaseFunctions = #"""
    @_exported import FirebaseCore
    import Foundation

    /// Calls nothing: completions aren't called, and `async` calls throw.
    public final class Functions: NSObject, @unchecked Sendable {
      private static let shared = Functions()
      public static func functions() -> Functions { shared }
      public static func functions(region: String) -> Functions { shared }
      public func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }
      public func useEmulator(withHost host: String, port: Int) {}
    }

    public final class HTTPSCallable: NSObject, @unchecked Sendable {
      public var timeoutInterval: TimeInterval = 70
      public func call(_ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, Error?) -> Void) {
        _ = FirebaseIsAway("call")
      }
      public func call(_ data: Any? = nil) async throws -> HTTPSCallableResult { throw FirebaseIsAway("call") }
    }

    public final class HTTPSCallableResult: NSObject, @unchecked Sendable { public var data: Any { NSNull() } }
    public let FunctionsErrorDomain = "com.firebase.functions"
    public let FunctionsErrorDetailsKey = "details"

    """#

  /// The rest of it.
  static let firebaseLinks = #"""
    @_exported import FirebaseCore
    import Foundation

    /// Links aren't resolved: completions aren't called.
    public final class DynamicLinks: NSObject, @unchecked Sendable {
      private static let shared = DynamicLinks()
      public static func dynamicLinks() -> DynamicLinks { shared }
      public func dynamicLink(fromCustomSchemeURL url: URL) -> DynamicLink? { nil }
      @discardableResult public func handleUniversalLink(_ url: URL, completion: @escaping (DynamicLink?, Error?) -> Void) -> Bool {
        _ = FirebaseIsAway("handleUniversalLink")
        return false
      }
      public func shouldHandleDynamicLink(fromCustomSchemeURL url: URL) -> Bool { false }
    }

    public final class DynamicLink: NSObject {
      public var url: URL? { nil }
      public var minimumAppVersion: String? { nil }
    }

    """#

  /// The rest of it.
  static let firebaseInstances = #"""
    @_exported import FirebaseCore
    import Foundation

    public final class InstanceIDResult: NSObject {
      public var instanceID: String { "" }
      public var token: String { "" }
    }

    /// There is no token: completions aren't called.
    public final class InstanceID: NSObject, @unchecked Sendable {
      private static let shared = InstanceID()
      public static func instanceID() -> InstanceID { shared }
      public func token() -> String? { nil }
      public func instanceID(handler: @escaping (InstanceIDResult?, Error?) -> Void) { _ = FirebaseIsAway("instanceID") }
      public func getID(handler: @escaping (String?, Error?) -> Void) { _ = FirebaseIsAway("getID") }
      public func deleteID(handler: @escaping (Error?) -> Void) { _ = FirebaseIsAway("deleteID") }
    }
    public typealias FIRInstanceID = InstanceID
    extension NSNotification.Name {
      public static let InstanceIDTokenRefresh = NSNotification.Name("com.firebase.iid.notif.refresh-token")
      public static let firInstanceIDTokenRefresh = InstanceIDTokenRefresh
    }

    """#
}
