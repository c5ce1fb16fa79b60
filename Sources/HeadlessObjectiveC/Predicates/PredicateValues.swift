internal import Foundation

/// Conversions of values for predicates.
enum PredicateValues {
  /// The value of an object or a dictionary for a key path.
  static func value(of object: Any?, _ path: String) -> Any? {
    if let scope = object as? SubqueryScope { return scope.value(path) }
    var keys = path.split(separator: ".").drop { $0.uppercased() == "SELF" }
    var found = unwrapped(object)
    while let key = keys.popFirst(), let value = found {
      if key.hasPrefix("@"), CollectionOperator.names.contains(String(key)), let members = list(value) {
        // The rest of the path is read from each member.
        let rest = keys.joined(separator: ".")
        let read = members.map { rest.isEmpty ? $0 as Any? : self.value(of: $0, rest) }
        return CollectionOperator.value(String(key), ofMembers: read)
      }
      found = one(value, String(key))
    }
    return found
  }

  private static func one(_ object: Any, _ key: String) -> Any? {
    if let dictionary = object as? [String: Any] { return unwrapped(dictionary[key]) }
    if let dictionary = object as? NSDictionary { return unwrapped(dictionary.object(forKey: key)) }
    if let list = list(object) {
      // A collection returns its members' values; the sets among them are one, as in `authors.books`, as stores query it.
      return list.flatMap { member -> [Any] in
        guard let value = one(member, key) else { return [NSNull()] }
        let isSet = value is NSSet || value is NSOrderedSet || value is Set<AnyHashable>
        return isSet ? self.list(value) ?? [value] : [value]
      }
    }
    if key == "length", let text = object as? String { return text.utf16.count }
    if let object = object as? any NSObjectProtocol { return unwrapped(object.value(forKeyPath: key)) }
    return nil
  }

  static func members(_ value: Any?) -> [Any] { unwrapped(value).flatMap(list) ?? [] }

  static func isCollection(_ value: Any?) -> Bool { unwrapped(value).flatMap(list) != nil }

  /// A collection's members; nil if it isn't one.
  static func list(_ value: Any) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let set as NSSet: Array(set)
    case let set as NSOrderedSet: set.array
    case let set as Set<AnyHashable>: set.map(\.base)
    case let numbers as IndexSet: Array(numbers)
    default: nil
    }
  }

  /// Nil for `NSNull` and for a nil optional.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return optional.isNothing ? nil : Mirror(reflecting: value).children.first?.value ?? value
  }

  private static func identity(_ value: Any?) -> Any? { (value as? any KeyValueCoded)?.codedIdentity ?? value }

  static func text(of value: Any?) -> String? { unwrapped(value).flatMap(text) }

  private static func text(_ value: Any) -> String? {
    (value as? String) ?? (value as? NSString).map { $0 as String } ?? (value as? Substring).map(String.init)
      ?? (value as? NSAttributedString)?.string
  }

  static func number(_ value: Any?) -> Double? { unwrapped(value).flatMap(number) }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSDate: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// Nil if the values can't be compared.
  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
    guard let left = unwrapped(left), let right = unwrapped(right) else { return nil }
    if let left = text(left), let right = text(right) { return left.compare(right, options: options) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  static func areEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    let (left, right) = (identity(unwrapped(left)), identity(unwrapped(right)))
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right, options) { return order == .orderedSame }
    if let left = list(left), let right = list(right) {
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1, options) }
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return true }
    return (left as AnyObject) === (right as AnyObject)
  }
}
