extension KnownStandIn {
  /// Keychain items, in the process's memory.
  static let keychainSwift = #"""
    import Foundation

    public enum KeychainSwiftAccessOptions: Sendable {
      case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock
      case accessibleAfterFirstUnlockThisDeviceOnly, accessibleAlways, accessibleWhenPasscodeSetThisDeviceOnly
      case accessibleAlwaysThisDeviceOnly
    }

    /// The process's keychain items, in memory.
    private final class Secrets: @unchecked Sendable {
      static let shared = Secrets()
      private let lock = NSLock()
      private var values: [String: Data] = [:]

      subscript(key: String) -> Data? {
        get { lock.withLock { values[key] } }
        set { lock.withLock { values[key] = newValue } }
      }
      var keys: [String] { lock.withLock { values.keys.sorted() } }
    }

    open class KeychainSwift: @unchecked Sendable {
      open var accessGroup: String?
      open var synchronizable = false
      open var lastResultCode: Int32 = 0
      private let prefix: String

      public init() { prefix = "" }
      public init(keyPrefix: String) { prefix = keyPrefix }

      @discardableResult
      open func set(_ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
        set(Data(value.utf8), forKey: key)
      }
      @discardableResult
      open func set(_ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
        Secrets.shared[prefix + key] = value
        return true
      }
      @discardableResult
      open func set(_ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil) -> Bool {
        set(Data([value ? 1 : 0]), forKey: key)
      }
      open func get(_ key: String) -> String? { getData(key).map { String(decoding: $0, as: UTF8.self) } }
      open func getData(_ key: String, asReference: Bool = false) -> Data? { Secrets.shared[prefix + key] }
      open func getBool(_ key: String) -> Bool? { getData(key).map { $0.first == 1 } }
      open var allKeys: [String] { Secrets.shared.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) } }
      @discardableResult open func delete(_ key: String) -> Bool {
        defer { Secrets.shared[prefix + key] = nil }
        return Secrets.shared[prefix + key] != nil
      }
      @discardableResult open func clear() -> Bool {
        for key in allKeys { delete(key) }
        return true
      }
    }

    """#

  /// A network that is always reachable.
  static let reachability = #"""
    import Foundation

    public enum ReachabilityError: Error {
      case unableToCreate
      case unableToSetCallback
      case unableToGetFlags
    }

    extension Notification.Name {
      public static let reachabilityChanged = Notification.Name("reachabilityChanged")
    }

    /// The network is always reachable.
    public class Reachability {
      public typealias NetworkReachable = (Reachability) -> Void
      public typealias NetworkUnreachable = (Reachability) -> Void

      public enum Connection: CustomStringConvertible, Sendable {
        case none, unavailable, wifi, cellular
        public var description: String {
          switch self {
          case .cellular: "Cellular"
          case .wifi: "WiFi"
          case .unavailable, .none: "No Connection"
          }
        }
      }

      public var whenReachable: NetworkReachable?
      public var whenUnreachable: NetworkUnreachable?
      public var allowsCellularConnection = true
      public var notificationCenter = NotificationCenter.default
      public private(set) var notifierRunning = false
      public var connection: Connection { .wifi }
      public var description: String { "Reachable" }

      public init(queueQoS: DispatchQoS = .default, targetQueue: DispatchQueue? = nil, notificationQueue: DispatchQueue? = .main) throws {}
      public convenience init(hostname: String) throws { try self.init() }

      /// Reports the network status once.
      public func startNotifier() throws {
        guard !notifierRunning else { return }
        notifierRunning = true
        nonisolated(unsafe) let reachability = self
        DispatchQueue.main.async {
          guard reachability.notifierRunning else { return }
          reachability.whenReachable?(reachability)
          reachability.notificationCenter.post(name: .reachabilityChanged, object: reachability)
        }
      }
      public func stopNotifier() { notifierRunning = false }
    }

    """#
}
