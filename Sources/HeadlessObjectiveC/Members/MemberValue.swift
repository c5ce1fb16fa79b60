internal import Foundation

/// Converts values for a member whose type is known only at the member's declaration.
enum MemberValue {
  /// Converts a value to the member's type. A number is converted to the type's kind of number, as in key-value coding.
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
    if let found = candidates.lazy.compactMap({ $0 as? Value }).first { return found }
    // Objective-C represents enumerations and option sets as numbers.
    return (Value.self as? any RawRepresentable.Type)?.ofRawValue(number) as? Value
  }

  /// Converts an argument to the parameter's type; nil if Objective-C couldn't use it either.
  ///
  /// Objective-C doesn't check the class of an argument, so an object of another class is passed unchanged. As on iOS, it is the
  /// app's mistake if the method then uses the object. An object that is passed as a Boolean is true, because its address isn't
  /// 0: gestures call `endEditing(_:)` this way.
  static func passed<Value>(_ value: Any?) -> Value? {
    if let exact = value as? Value { return exact }
    if let converted = converted(value, to: Value.self) { return converted }
    guard let value else { return Optional<Any>.none as? Value }
    if let bridged = (value as AnyObject) as? Value { return bridged }
    guard type(of: value) is AnyClass else { return nil }
    let object = value as AnyObject
    if Value.self is AnyObject.Type { return unsafeBitCast(object, to: Value.self) }
    if let optional = Value.self as? any ObjectHolder.Type { return optional.holding(object) as? Value }
    return true as? Value
  }

  /// Converts an argument of a method whose caller knows its parameters.
  ///
  /// Nil may also be passed for a nonoptional object, which has no effect if the method doesn't use its sender.
  static func argument<Value>(_ value: Any?) -> Value {
    if let passed: Value = passed(value) { return passed }
    if value == nil {
      if Value.self is AnyObject.Type { return unsafeBitCast(UInt(0), to: Value.self) }
      if let zero = converted(NSNumber(value: 0), to: Value.self) ?? "" as? Value { return zero }
    }
    fatalError("The method takes \(Value.self), and was called with \(value.map { "\($0)" } ?? "nil").")
  }
}

extension RawRepresentable {
  fileprivate static func ofRawValue(_ number: NSNumber) -> Self? {
    MemberValue.converted(number, to: RawValue.self).flatMap(Self.init(rawValue:))
  }
}

/// An optional class type, which also accepts objects of other classes.
private protocol ObjectHolder {
  static func holding(_ object: AnyObject) -> Self?
}

extension Optional: ObjectHolder {
  fileprivate static func holding(_ object: AnyObject) -> Wrapped?? {
    guard Wrapped.self is AnyObject.Type else { return .none }
    return .some(.some(unsafeBitCast(object, to: Wrapped.self)))
  }
}

/// The arguments of a method that is called by its name. A missing argument is nil.
struct MemberArguments {
  let values: [Any?]

  /// Returns an argument, converted to the parameter's type.
  func value<Value>(_ place: Int) -> Value {
    MemberValue.argument(values.indices.contains(place) ? values[place] : nil)
  }
}

/// The result of setting a member by its name.
package enum MemberChange: Equatable {
  case done
  /// The class has no such member.
  case missing
  /// The member has a different type, whose name is the associated value.
  case wrongType(String)
}
