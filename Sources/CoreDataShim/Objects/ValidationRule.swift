/// A model's rule for an attribute's values, and the code of the error if it is violated.
struct ValidationRule {
  let predicate: NSPredicate
  let code: Int

  static func rules(of type: NSAttributeType, minimum: String?, maximum: String?, pattern: String?) -> [ValidationRule]
  {
    var rules: [ValidationRule] = []
    if type == .stringAttributeType {
      if let least = minimum.flatMap(Int.init) {
        rules.append(.length({ $0 >= least }, NSValidationStringTooShortError))
      }
      if let most = maximum.flatMap(Int.init) { rules.append(.length({ $0 <= most }, NSValidationStringTooLongError)) }
      if let pattern {
        rules.append(
          ValidationRule(
            predicate: NSPredicate(format: "SELF MATCHES %@", pattern),
            code: NSValidationStringPatternMatchingError))
      }
      return rules
    }
    let isDate = type == .dateAttributeType
    if let least = minimum.flatMap({ AttributeValues.read($0, as: type) }) {
      rules.append(
        ValidationRule(
          predicate: NSPredicate(format: "SELF >= %@", least),
          code: isDate ? NSValidationDateTooSoonError : NSValidationNumberTooSmallError))
    }
    if let most = maximum.flatMap({ AttributeValues.read($0, as: type) }) {
      rules.append(
        ValidationRule(
          predicate: NSPredicate(format: "SELF <= %@", most),
          code: isDate ? NSValidationDateTooLateError : NSValidationNumberTooLargeError))
    }
    return rules
  }

  /// Lengths are in UTF-16 units, as with `NSString`.
  private static func length(_ holds: @escaping @Sendable (Int) -> Bool, _ code: Int) -> ValidationRule {
    ValidationRule(
      predicate: NSPredicate { value, _ in (value as? String).map { holds($0.utf16.count) } ?? true }, code: code)
  }
}
