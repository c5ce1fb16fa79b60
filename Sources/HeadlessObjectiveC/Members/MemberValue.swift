internal import Foundation

/// Values on their way into a member whose type is known there only.
enum MemberValue {
  /// The value as the member's type: a number becomes whatever kind of number that is, as with key-value coding.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value else { return nil }
    if let exact = value as? Value { return exact }
    guard let number = value as? NSNumber else { return nil }
    let candidates: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue,
      number.int32Value, number.int64Value, number.uintValue, number.int16Value, number.int8Value, number.uint8Value,
      number.uint16Value, number.uint32Value, number.uint64Value,
    ]
    for candidate in candidates {
      if Swift.type(of: candidate) == type, let found = candidate as? Value { return found }
    }
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  /// An argument as the parameter's type.
  ///
  /// Objective-C passes any object for a parameter's class, and the method finds out. So an object of another class is
  /// passed as it is: what the method asks of it then, if anything, is the app's own mistake, as on iOS.
  static func argument<Value>(_ value: Any?) -> Value {
    if let exact = value as? Value { return exact }
    if let converted = converted(value, to: Value.self) { return converted }
    if let value, Value.self is AnyObject.Type {
      return unsafeBitCast(value as AnyObject, to: Value.self)
    }
    if let none = Optional<Any>.none as? Value { return none }
    preconditionFailure("The method takes \(Value.self), and was called with \(value.map { "\($0)" } ?? "nil").")
  }
}
