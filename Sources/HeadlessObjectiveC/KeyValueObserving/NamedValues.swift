internal import Foundation

/// Accesses properties and methods by name for callers that aren't isolated to the main actor: members are accessed on it.
// Unsafe: the caller waits, and doesn't use the values that are passed to the main thread.
enum NamedValues {
  static func value(of object: AnyObject, _ keyPath: String) -> Any? {
    // They belong to no thread, and observers record reads on their own.
    if let defaults = object as? UserDefaults, !keyPath.contains(".") { return defaults.object(forKey: keyPath) }
    var keys = keyPath.split(separator: ".")[...]
    var object = object
    while let key = keys.first {
      if key.hasPrefix("@"), CollectionOperator.names.contains(String(key)),
        let members = PredicateValues.list(object)
      {
        return calculated(String(key), members, keys.dropFirst().joined(separator: "."))
      }
      guard let found = (object as? any KeyValueCoded)?.codedValue(forKey: String(key)) else { break }
      keys.removeFirst()
      guard let found, !keys.isEmpty else { return found }
      object = found as AnyObject
    }
    let rest = keys
    return onMain(object) { object in
      rest.reduce(object as Any?) { found, key in found.flatMap { own($0 as AnyObject, String(key)) } }
    }
  }

  /// The value of a collection's operator, `@sum.price`, as an object: numbers convert to each numeric type.
  private static func calculated(_ name: String, _ members: [Any], _ path: String) -> Any? {
    let values = members.map { path.isEmpty ? $0 as Any? : value(of: $0 as AnyObject, path) }
    switch CollectionOperator.value(name, ofMembers: values) {
    case let number as Double: return NSNumber(value: number)
    case let number as Int: return NSNumber(value: number)
    case let list as [Any]: return NSArray(array: list)
    case let other: return other
    }
  }

  /// A property, or the result of `value(forUndefinedKey:)`.
  @MainActor private static func own(_ object: AnyObject, _ key: String) -> Any? {
    if let found = (object as? any KeyValueCoded)?.codedValue(forKey: key) { return found }
    if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
    if let value = RuntimeMembers.value(of: object, key) { return value }
    guard !RuntimeMembers.has(object, key),
      case let told?? = RuntimeMembers.call(object, "valueForUndefinedKey:", [key])
    else { return nil }
    if let optional = told as? any AnyOptional, optional.isNothing { return nil }
    return told
  }

  /// Calls `setValue(_:forUndefinedKey:)`.
  static func setUndefined(_ object: AnyObject, _ key: String, to value: Any?) {
    if call(object, "setValue:forUndefinedKey:", [value, key]) == nil {
      (object as? any NSObjectProtocol)?.setValue(value, forUndefinedKey: key)
    }
  }

  static func warn(_ object: any NSObjectProtocol, _ key: String, _ problem: String) {
    ErrorStream.tell("The key \"\(key)\" of \(type(of: object)): \(problem).")
  }

  static func set(_ object: AnyObject, _ keyPath: String, to value: Any?) -> MemberChange {
    if let coded = object as? any KeyValueCoded, !keyPath.contains("."), coded.setCodedValue(value, forKey: keyPath) {
      return .done
    }
    nonisolated(unsafe) let value = value
    return onMain(object) { object in
      let keys = keyPath.split(separator: ".").map(String.init)
      let holder = keys.dropLast().reduce(object as Any?) { found, key in
        found.flatMap { holder in
          (holder as? any KeyValueCoded)?.codedValue(forKey: key) ?? RuntimeMembers.value(of: holder as AnyObject, key)
        }
      }
      guard let holder, let key = keys.last else { return .missing }
      if let coded = holder as? any KeyValueCoded, coded.setCodedValue(value, forKey: key) { return .done }
      if let defaults = holder as? UserDefaults {
        defaults.set(value, forKey: key)
        return .done
      }
      return RuntimeMembers.set(holder as AnyObject, key, to: value)
    }
  }

  /// Calls a method; nil if the object has none.
  @discardableResult static func call(_ object: AnyObject, _ selector: String, _ arguments: [Any?]) -> Any?? {
    nonisolated(unsafe) let arguments = arguments
    return onMain(object) { RuntimeMembers.call($0, selector, arguments) }
  }

  static func has(_ object: AnyObject, _ name: String) -> Bool {
    onMain(object) { RuntimeMembers.has($0, name) }
  }

  private static func onMain<Value>(_ object: AnyObject, _ work: @MainActor (AnyObject) -> Value) -> Value {
    nonisolated(unsafe) let object = object
    return withoutActuallyEscaping(work) { work in MainThread.run { Held(work(object)) }.value }
  }

  /// Passed from the main thread to the waiting one.
  private struct Held<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
