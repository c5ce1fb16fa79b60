public import Foundation
internal import Synchronization

/// Values that iCloud keeps on a person's devices. There is no account here: the values stay in memory, those of a test with the
/// test.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// A test's own store; the process's outside of tests.
  open class var `default`: NSUbiquitousKeyValueStore { StateHost.ofTest.value { _ in NSUbiquitousKeyValueStore() } }

  /// Never posted: no other device changes a value.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  // Unchecked: the lock protects the values, and none is changed after it was set.
  private struct Values: @unchecked Sendable { var byKey: [String: Any] = [:] }
  private let values = Mutex(Values())

  public override init() { super.init() }

  open var dictionaryRepresentation: [String: Any] { values.withLock { Values(byKey: $0.byKey) }.byKey }

  open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

  open func set(_ anObject: Any?, forKey aKey: String) {
    let new = Values(byKey: anObject.map { [aKey: $0] } ?? [:])
    values.withLock { $0.byKey[aKey] = new.byKey[aKey] }
  }

  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// 0 without a number of the key.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// 0 without a number of the key.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// False without a number of the key.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

  /// True, as on iOS where the values are in memory.
  @discardableResult open func synchronize() -> Bool { true }

  private func number(_ key: String) -> NSNumber? {
    let value = object(forKey: key)
    return value as? NSNumber ?? (value as? Int).map(NSNumber.init(value:))
  }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
