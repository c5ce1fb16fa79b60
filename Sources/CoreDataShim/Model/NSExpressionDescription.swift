public import HeadlessObjectiveC

/// A value in dictionary results that an expression computes: of each row, or by a function over the rows of a group.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The expression: `NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "price")])`.
  open var expression: HeadlessObjectiveC.NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  /// The expression in the format of predicates, `sum:(price)`, for sources that aren't translated.
  open var expressionFormat: String {
    get { expression?.description ?? "" }
    set { expression = newValue.isEmpty ? nil : HeadlessObjectiveC.NSExpression(format: newValue) }
  }

  override func made() -> NSPropertyDescription {
    let copy = NSExpressionDescription()
    copy.expression = expression
    copy.expressionResultType = expressionResultType
    return copy
  }

  var isAggregate: Bool { expression?.isAggregate == true }

  func value(of objects: [NSManagedObject]) -> Any? {
    let value = expression?.value(ofRows: objects)
    let found = (value as? NSManagedObject)?.objectID ?? value
    return AttributeValues.normalized(found, expressionResultType)
  }
}
