public import Foundation

extension NSObjectProtocol {
  /// What the property of a name has: one that a ``RuntimeMemberList`` has, else a stored one of a class that isn't UIKit's.
  /// Where there is none, `value(forUndefinedKey:)` says what.
  /// `UserDefaults` have what they keep under the key.
  public func value(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    return NamedValues.value(of: self as AnyObject, key)
  }

  /// Sets such a property. Where there is none of the name, `setValue(_:forUndefinedKey:)` is called; where it is of another
  /// type, the error stream says so, where iOS ends the program.
  public func setValue(_ value: Any?, forKey key: String) {
    if let defaults = self as? UserDefaults { return defaults.set(value, forKey: key) }
    setValue(value, forKeyPath: key)
  }

  /// The same through several objects, whose properties' names are divided by dots.
  public func value(forKeyPath keyPath: String) -> Any? { NamedValues.value(of: self as AnyObject, keyPath) }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    switch NamedValues.set(self as AnyObject, keyPath, to: value) {
    case .done: break
    case .missing: NamedValues.setUndefined(self as AnyObject, keyPath, to: value)
    case .wrongType(let type):
      NamedValues.warn(self, keyPath, "the property takes \(type), not \(value.map { "\($0)" } ?? "nil")")
    }
  }

  /// The array of such a property, whose changes in place are written to it: observers hear of each as a new value.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(of: self as AnyObject, key) }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  // MARK: What no property has

  /// What is read where no property has the name; a class's own method goes before this one, which gives nil, where iOS ends
  /// the program.
  public func value(forUndefinedKey key: String) -> Any? {
    NamedValues.warn(self, key, "it has no property that is found by this name")
    return nil
  }

  /// What is called to set a property that isn't there; a class's own method goes before this one, which writes to the error
  /// stream, where iOS ends the program.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    NamedValues.warn(self, key, "it has no property that is found by this name")
  }
}
