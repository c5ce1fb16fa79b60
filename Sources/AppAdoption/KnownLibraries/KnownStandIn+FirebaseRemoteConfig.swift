extension KnownStandIn {
  /// Values that the app sets as its defaults.
  static let firebaseRemoteConfig = #"""
    import FirebaseCore
    import Foundation

    public enum RemoteConfigFetchStatus: Int, Sendable { case noFetchYet, success, failure, throttled }
    public enum RemoteConfigFetchAndActivateStatus: Int, Sendable { case successFetchedFromRemote, successUsingPreFetchedData, error }
    public enum RemoteConfigSource: Int, Sendable { case remote, `default`, `static` }

    public final class RemoteConfigSettings: NSObject {
      public var minimumFetchInterval: TimeInterval = 43_200
      public var fetchTimeout: TimeInterval = 60
    }

    public final class RemoteConfigValue: NSObject {
      private let value: NSObject?

      fileprivate init(_ value: NSObject?) { self.value = value }

      public var stringValue: String { value.map { "\($0)" } ?? "" }
      public var numberValue: NSNumber { value as? NSNumber ?? NSNumber(value: Double(stringValue) ?? 0) }
      public var boolValue: Bool { (value as? NSNumber)?.boolValue ?? ["1", "true", "t", "yes", "y", "on"].contains(stringValue.lowercased()) }
      public var dataValue: Data { Data(stringValue.utf8) }
      public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue, options: .fragmentsAllowed) }
      public var source: RemoteConfigSource { value == nil ? .static : .default }
    }

    /// Has the values that the app sets as its defaults; nothing is fetched.
    public final class RemoteConfig: NSObject, @unchecked Sendable {
      private static let shared = RemoteConfig()
      public static func remoteConfig() -> RemoteConfig { shared }
      public static func remoteConfig(app: FirebaseApp) -> RemoteConfig { shared }

      public var configSettings = RemoteConfigSettings()
      public var lastFetchStatus: RemoteConfigFetchStatus { .noFetchYet }
      public var lastFetchTime: Date? { nil }
      private var defaults: [String: NSObject] = [:]

      public func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }
      public func setDefaults(fromPlist fileName: String?) {
        guard let path = fileName.flatMap({ Bundle.main.path(forResource: $0, ofType: "plist") }),
          let data = FileManager.default.contents(atPath: path),
          let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: NSObject]
        else { return }
        defaults = list
      }

      public func configValue(forKey key: String?) -> RemoteConfigValue { RemoteConfigValue(key.flatMap { defaults[$0] }) }
      public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
      public func allKeys(from source: RemoteConfigSource) -> [String] { source == .default ? defaults.keys.sorted() : [] }
      public func keys(withPrefix prefix: String?) -> Set<String> { Set(defaults.keys.filter { $0.hasPrefix(prefix ?? "") }) }

      // Nothing is fetched: a fetch fails as without a network, and there is nothing new to activate. Closures are called on the main queue.
      public func fetch(completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil) {
        call(completionHandler) { $0(.failure, Self.error) }
      }
      public func fetch(
        withExpirationDuration expirationDuration: TimeInterval, completionHandler: ((RemoteConfigFetchStatus, Error?) -> Void)? = nil
      ) { fetch(completionHandler: completionHandler) }
      public func fetchAndActivate(completionHandler: ((RemoteConfigFetchAndActivateStatus, Error?) -> Void)? = nil) {
        call(completionHandler) { $0(.successUsingPreFetchedData, nil) }
      }
      public func activate(completion: ((Bool, Error?) -> Void)? = nil) { call(completion) { $0(false, nil) } }

      private static var error: NSError { NSError(domain: "com.google.remoteconfig.ErrorDomain", code: 8003) }

      private func call<Closure>(_ closure: Closure?, _ work: @escaping @Sendable (Closure) -> Void) {
        nonisolated(unsafe) let closure = closure
        DispatchQueue.main.async { if let closure { work(closure) } }
      }

      public func fetch() async throws -> RemoteConfigFetchStatus { throw Self.error }
      public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus { .successUsingPreFetchedData }
      public func activate() async throws -> Bool { false }
    }

    """#
}
