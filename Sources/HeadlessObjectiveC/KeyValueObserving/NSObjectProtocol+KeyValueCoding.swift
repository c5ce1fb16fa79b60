public import Foundation

extension NSObjectProtocol {
  /// Returns the value of a property by its name: one in a ``RuntimeMemberList``, else a stored one of a class that isn't UIKit's.
  /// If there is none, calls `value(forUndefinedKey:)`. For `UserDefaults`, returns the stored value of the key.
  public func value(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    return NamedValues.value(of: self as AnyObject, key)
  }

  /// Sets such a property. If there is none, calls `setValue(_:forUndefinedKey:)`; if its type differs, a message is written to the
  /// error stream, where iOS traps.
  public func setValue(_ value: Any?, forKey key: String) {
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    setValue(value, forKeyPath: key)
  }

  /// The same through several objects, with the properties' names separated by periods.
  public func value(forKeyPath keyPath: String) -> Any? { NamedValues.value(of: self as AnyObject, keyPath) }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch NamedValues.set(self as AnyObject, keyPath, to: value) {
    case .done: break
    case .missing: NamedValues.setUndefined(self as AnyObject, keyPath, to: value)
    case .wrongType(let type):
      NamedValues.warn(self, keyPath, "the property takes \(type), not \(value.map { "\($0)" } ?? "nil")")
    }
  }

  /// A mutable proxy of such an array property: observers receive each change as a new value.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(of: self as AnyObject, key) }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  // MARK: Undefined keys

  /// Called for a key without a property; a class's own method takes precedence. Returns nil, where iOS traps.
  public func value(forUndefinedKey key: String) -> Any? {
    NamedValues.warn(self, key, "it has no property that is found by this name")
    return nil
  }

  /// Called to set a key without a property; a class's own method takes precedence. Writes to the error stream, where iOS traps.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    NamedValues.warn(self, key, "it has no property that is found by this name")
  }
}
