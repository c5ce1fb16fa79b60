/// A value in dictionary results: a function over the rows, `sum:`, `count:`, `min:`, `max:` or `average:`.
///
/// Foundation's `NSExpression` doesn't expose its function and arguments on this platform, so the expression is a format,
/// `sum:(price)`, in ``expressionFormat``.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The function and its key path: `sum:(price)`; a key path alone is the first row's value.
  open var expressionFormat = ""
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  override func made() -> NSPropertyDescription {
    let copy = NSExpressionDescription()
    copy.expressionFormat = expressionFormat
    copy.expressionResultType = expressionResultType
    return copy
  }

  var isAggregate: Bool { expressionFormat.contains("(") }

  func value(of objects: [NSManagedObject]) -> Any? {
    guard let open = expressionFormat.firstIndex(of: "("), expressionFormat.hasSuffix(")") else {
      return objects.first?.value(forKeyPath: expressionFormat)
    }
    let path = String(expressionFormat[expressionFormat.index(after: open)...].dropLast())
    let values = objects.compactMap { $0.value(forKeyPath: path) }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    let sum = numbers.reduce(0, +)
    let result: Any? =
      switch expressionFormat[..<open] {
      case "count:": NSNumber(value: values.count)
      case "sum:": NSNumber(value: sum)
      case "average:": numbers.isEmpty ? nil : NSNumber(value: sum / Double(numbers.count))
      case "min:": numbers.min().map { NSNumber(value: $0) } ?? (values as? [Date])?.min()
      case "max:": numbers.max().map { NSNumber(value: $0) } ?? (values as? [Date])?.max()
      default: nil
      }
    return AttributeValues.normalized(result, expressionResultType)
  }
}
