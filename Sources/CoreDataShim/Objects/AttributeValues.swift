/// Values of attributes: numbers are `NSNumber`s of the attribute's width, as with key-value coding on iOS.
enum AttributeValues {
  /// Parses a document's default or limit; nil if it isn't of the attribute's type.
  static func read(_ text: String, as type: NSAttributeType) -> Any? {
    switch type {
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "true" || text == "1")
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).flatMap { normalized(NSNumber(value: $0), type) }
    case .doubleAttributeType, .floatAttributeType:
      Double(text).flatMap { normalized(NSNumber(value: $0), type) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// Returns the value as the attribute stores it; nil for nil and `NSNull`.
  static func normalized(_ value: Any?, _ type: NSAttributeType) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    switch type {
    case .integer16AttributeType: return number(value).map { NSNumber(value: $0.int16Value) } ?? value
    case .integer32AttributeType: return number(value).map { NSNumber(value: $0.int32Value) } ?? value
    case .integer64AttributeType: return number(value).map { NSNumber(value: $0.int64Value) } ?? value
    case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) } ?? value
    case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) } ?? value
    case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) } ?? value
    case .decimalAttributeType: return decimal(value) ?? value
    case .stringAttributeType: return (value as? NSString).map { $0 as AnyObject as? String ?? $0.description } ?? value
    case .dateAttributeType:
      // A `TimeInterval`, where the model uses scalar types.
      if let seconds = value as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
      return (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) } ?? value
    default: return value
    }
  }

  private static func decimal(_ value: Any) -> NSDecimalNumber? {
    if let value = value as? NSDecimalNumber { return value }
    if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
    return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
  }

  static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as any RawRepresentable: number(value.rawValue)
    default: nil
    }
  }

  static func unwrapped(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Whether two values are equal in a comparison of saved values.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first as [NSManagedObjectID], let second as [NSManagedObjectID]): return first == second
    case (let first?, let second?):
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
      return (first as AnyObject) === (second as AnyObject)
    default: return false
    }
  }
}
