extension KnownStandIn {
  /// Facebook's tokens, requests and events.
  static let facebookCore = #"""
    import Foundation
    import UIKit

    /// Facebook's servers aren't asked, so there is never a token.
    public final class AccessToken: NSObject, @unchecked Sendable {
      public nonisolated(unsafe) static var current: AccessToken!
      public static var currentAccessToken: AccessToken! { current }
      public static var isCurrentAccessTokenActive: Bool { false }
      public static var tokenString: String? { current?.tokenString }
      public let tokenString: String
      public let appID: String
      public let userID: String
      public var authenticationToken: String { tokenString }
      public var permissions: Set<String> { [] }
      public var declinedPermissions: Set<String> { [] }
      public var expirationDate: Date { .distantFuture }
      public var isExpired: Bool { false }
      public init(tokenString: String, appID: String, userID: String) {
        (self.tokenString, self.appID, self.userID) = (tokenString, appID, userID)
      }
    }

    public final class Profile: NSObject, @unchecked Sendable {
      public nonisolated(unsafe) static var current: Profile?
      public var userID: String { "" }
      public var firstName: String? { nil }
      public var middleName: String? { nil }
      public var lastName: String? { nil }
      public var name: String? { nil }
      public var email: String? { nil }
      public var linkURL: URL? { nil }
      public func imageURL(forMode mode: PictureMode, size: CGSize) -> URL? { nil }
      public static func loadCurrentProfile(completion: ((Profile?, Error?) -> Void)? = nil) { FacebookIsAway.note("loadCurrentProfile") }
      public static func enableUpdatesOnAccessTokenChange(_ enable: Bool) {}
      public enum PictureMode: UInt { case square, normal, album, small, large }
    }

    enum FacebookIsAway {
      static func note(_ call: String) {
        let text = "Facebook isn't available on Linux: \(call) does nothing.\n"
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
      }
    }

    public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let get = HTTPMethod(rawValue: "GET")
      public static let post = HTTPMethod(rawValue: "POST")
      public static let delete = HTTPMethod(rawValue: "DELETE")
    }
    public protocol GraphRequestConnecting {}
    public final class GraphRequestConnection: NSObject, GraphRequestConnecting {
      public func add(_ request: GraphRequest, completionHandler: @escaping (GraphRequestConnection?, Any?, Error?) -> Void) {}
      public func start() { FacebookIsAway.note("start") }
    }

    /// A request, whose completion isn't called.
    public final class GraphRequest: NSObject {
      public let graphPath: String
      public var parameters: [String: Any]
      public init(graphPath: String, parameters: [String: Any]? = nil) {
        (self.graphPath, self.parameters) = (graphPath, parameters ?? [:])
      }
      public convenience init(
        graphPath: String, parameters: [String: Any]? = nil, tokenString: String? = nil, version: String? = nil, httpMethod: HTTPMethod
      ) { self.init(graphPath: graphPath, parameters: parameters) }
      public convenience init(graphPath: String, parameters: [String: Any]? = nil, httpMethod: HTTPMethod) {
        self.init(graphPath: graphPath, parameters: parameters)
      }
      public convenience init!(graphPath: String!, parameters: [AnyHashable: Any]!, httpMethod: String!) {
        self.init(graphPath: graphPath, parameters: parameters as? [String: Any])
      }
      @discardableResult public func start(
        completionHandler: ((GraphRequestConnection?, Any?, Error?) -> Void)? = nil
      ) -> GraphRequestConnection! {
        FacebookIsAway.note("a request for \(graphPath)")
        return GraphRequestConnection()
      }
      @discardableResult public func start(
        completion: ((GraphRequestConnection?, Any?, Error?) -> Void)?
      ) -> GraphRequestConnection { start(completionHandler: completion) }
    }

    @preconcurrency @MainActor public final class ApplicationDelegate: NSObject {
      public static let shared = ApplicationDelegate()
      public static func sharedInstance() -> ApplicationDelegate! { shared }
      @discardableResult public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool { true }
      @discardableResult public func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
      ) -> Bool { false }
      @discardableResult public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?
      ) -> Bool { false }
      public func initializeSDK() {}
    }

    @preconcurrency @MainActor public final class Settings: NSObject {
      public static let shared = Settings()
      public static var appID: String? { "" }
      public static var isAutoLogAppEventsEnabled = false
      public static var isAdvertiserIDCollectionEnabled = false
      public var appID: String?
      public var isAutoLogAppEventsEnabled = false
      public var isAdvertiserIDCollectionEnabled = false
      public var isAdvertiserTrackingEnabled = false
      public static func setAdvertiserTrackingEnabled(_ enabled: Bool) {}
    }

    public final class AppEvents: NSObject, @unchecked Sendable {
      public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let completedRegistration = Name("fb_mobile_complete_registration")
        public static let purchased = Name("fb_mobile_purchase")
      }
      public static let shared = AppEvents()
      public static func activateApp() {}
      public static func logEvent(_ name: Name) {}
      public static func logEvent(_ name: Name, parameters: [String: Any]) {}
      public func activateApp() {}
      public func logEvent(_ name: Name) {}
    }

    /// The token as version 4 has it.
    public final class FBSDKAccessToken: NSObject {
      public class func current() -> FBSDKAccessToken! { nil }
      public class func setCurrent(_ token: FBSDKAccessToken!) {}
      public class func currentAccessTokenIsActive() -> Bool { false }
      public var tokenString: String! { "" }
      public var userID: String! { "" }
      public var appID: String! { "" }
      public func hasGranted(_ permission: String!) -> Bool { false }
    }
    public typealias FBSDKProfile = Profile
    public typealias FBSDKGraphRequest = GraphRequest
    public typealias FBSDKGraphRequestConnection = GraphRequestConnection
    public typealias FBSDKApplicationDelegate = ApplicationDelegate
    public typealias FBSDKSettings = Settings
    public typealias FBSDKAppEvents = AppEvents

    extension NSNotification.Name {
      public static let AccessTokenDidChange = NSNotification.Name("com.facebook.sdk.FBSDKAccessTokenData.FBSDKAccessTokenDidChangeNotification")
      public static let ProfileDidChange = NSNotification.Name("com.facebook.sdk.FBSDKProfile.FBSDKProfileDidChangeNotification")
    }

    """#
}
