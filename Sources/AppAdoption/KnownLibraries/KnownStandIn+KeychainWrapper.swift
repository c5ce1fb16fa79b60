extension KnownStandIn {
  /// Keychain items, in the process's memory.
  static let keychainWrapper = #"""
    import Foundation

    public enum KeychainItemAccessibility: Sendable {
      case afterFirstUnlock, afterFirstUnlockThisDeviceOnly, always, alwaysThisDeviceOnly, whenPasscodeSetThisDeviceOnly
      case whenUnlocked, whenUnlockedThisDeviceOnly
    }

    /// Stores values in memory.
    open class KeychainWrapper: @unchecked Sendable {
      public static let standard = KeychainWrapper(serviceName: "standard")
      public static let defaultKeychainWrapper = standard

      public struct Key: Hashable, RawRepresentable, ExpressibleByStringLiteral, Sendable {
        public var rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
      }

      public let serviceName: String
      public let accessGroup: String?
      private let lock = NSLock()
      private var values: [String: Any] = [:]

      public init(serviceName: String, accessGroup: String? = nil) { (self.serviceName, self.accessGroup) = (serviceName, accessGroup) }

      private func value(_ key: String) -> Any? { lock.withLock { values[key] } }
      private func keep(_ value: Any, _ key: String) -> Bool {
        lock.withLock { values[key] = value }
        return true
      }

      open func hasValue(forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false) -> Bool {
        value(key) != nil
      }
      open func allKeys() -> Set<String> { lock.withLock { Set(values.keys) } }
      open func integer(forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false) -> Int? {
        value(key) as? Int
      }
      open func float(forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false) -> Float? {
        value(key) as? Float
      }
      open func double(forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false) -> Double? {
        value(key) as? Double
      }
      open func bool(forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false) -> Bool? {
        value(key) as? Bool
      }
      open func string(forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false) -> String? {
        value(key) as? String
      }
      open func data(forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false) -> Data? {
        value(key) as? Data
      }
      open func object(forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false) -> NSCoding? {
        value(key) as? NSCoding
      }
      @discardableResult open func set(
        _ value: Int, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false
      ) -> Bool { keep(value, key) }
      @discardableResult open func set(
        _ value: Float, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false
      ) -> Bool { keep(value, key) }
      @discardableResult open func set(
        _ value: Double, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false
      ) -> Bool { keep(value, key) }
      @discardableResult open func set(
        _ value: Bool, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false
      ) -> Bool { keep(value, key) }
      @discardableResult open func set(
        _ value: String, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false
      ) -> Bool { keep(value, key) }
      @discardableResult open func set(
        _ value: Data, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false
      ) -> Bool { keep(value, key) }
      @discardableResult open func set(
        _ value: NSCoding, forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false
      ) -> Bool { keep(value, key) }
      @discardableResult open func removeObject(
        forKey key: String, withAccessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false
      ) -> Bool { lock.withLock { values.removeValue(forKey: key) != nil } }
      @discardableResult open func remove(forKey key: Key) -> Bool { removeObject(forKey: key.rawValue) }
      @discardableResult open func removeAllKeys() -> Bool {
        lock.withLock { values = [:] }
        return true
      }
      open class func wipeKeychain() { standard.removeAllKeys() }

      public subscript(key: Key) -> String? {
        get { string(forKey: key.rawValue) }
        set { if let newValue { set(newValue, forKey: key.rawValue) } else { remove(forKey: key) } }
      }
      public subscript(key: Key) -> Int? {
        get { integer(forKey: key.rawValue) }
        set { if let newValue { set(newValue, forKey: key.rawValue) } else { remove(forKey: key) } }
      }
      public subscript(key: Key) -> Bool? {
        get { bool(forKey: key.rawValue) }
        set { if let newValue { set(newValue, forKey: key.rawValue) } else { remove(forKey: key) } }
      }
    }

    """#
}
