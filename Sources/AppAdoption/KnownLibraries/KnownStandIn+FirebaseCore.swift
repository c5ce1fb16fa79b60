extension KnownStandIn {
  /// The declarations that the other Firebase modules use.
  static let firebaseCore = #"""
    import Foundation

    /// Firebase needs its servers: nothing is sent or received on Linux. Completions aren't called, as without a connection, and
    /// `async` calls throw this error.
    public struct FirebaseIsAway: Error, CustomStringConvertible {
      public let call: String

      public init(_ call: String) {
        self.call = call
        try? FileHandle.standardError.write(contentsOf: Data("Firebase isn't available on Linux: \(call) does nothing.\n".utf8))
      }

      public var description: String { "Firebase isn't available on Linux: \(call)." }
    }

    public enum FirebaseLoggerLevel: Int { case error = 3, warning, notice, info, debug, min, max }

    public final class FirebaseConfiguration: NSObject, @unchecked Sendable {
      public static let shared = FirebaseConfiguration()
      public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
    }

    public final class FirebaseOptions: NSObject, @unchecked Sendable {
      public var clientID: String? = ""
      public var apiKey: String? = ""
      public var bundleID = ""
      public var googleAppID = ""
      public var gcmSenderID = ""
      public var projectID: String?
      public var databaseURL: String?
      public var storageBucket: String?

      public static func defaultOptions() -> FirebaseOptions? { FirebaseOptions() }
      override init() { super.init() }
      public init?(contentsOfFile plistPath: String) { super.init() }
      public init(googleAppID: String, gcmSenderID: String) {
        super.init()
        (self.googleAppID, self.gcmSenderID) = (googleAppID, gcmSenderID)
      }
    }

    public final class FirebaseApp: NSObject, @unchecked Sendable {
      private static let shared = FirebaseApp()
      public let name = "__FIRAPP_DEFAULT"
      public let options = FirebaseOptions()
      public var isDataCollectionDefaultEnabled = true

      override init() { super.init() }
      public static func configure() {}
      public static func configure(options: FirebaseOptions) {}
      public static func configure(name: String, options: FirebaseOptions) {}
      public static func app() -> FirebaseApp? { shared }
      public static func app(name: String) -> FirebaseApp? { shared }
      public static var allApps: [String: FirebaseApp]? { [shared.name: shared] }
    }

    public final class Timestamp: NSObject, Codable, @unchecked Sendable {
      public let seconds: Int64
      public let nanoseconds: Int32

      public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }
      public convenience override init() { self.init(date: Date()) }
      public convenience init(date: Date) {
        let seconds = date.timeIntervalSince1970.rounded(.down)
        self.init(seconds: Int64(seconds), nanoseconds: Int32((date.timeIntervalSince1970 - seconds) * 1e9))
      }
      public func dateValue() -> Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }
    }

    """#
}
