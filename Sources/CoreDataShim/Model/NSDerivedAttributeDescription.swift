public import HeadlessObjectiveC

/// An attribute that is computed from others when objects are saved.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// The expression: a key path, `items.@count`, `items.@sum.price`, or a function as `now()` and `canonical:(title)`.
  open var derivationExpression: HeadlessObjectiveC.NSExpression?

  /// The expression in the format of models, for sources that aren't translated.
  open var derivationFormat: String? {
    get { derivationExpression?.description }
    set { derivationExpression = newValue.flatMap { HeadlessObjectiveC.NSExpression.read($0) } }
  }

  override func made() -> NSPropertyDescription {
    let copy = NSDerivedAttributeDescription()
    copy.attributeType = attributeType
    copy.derivationExpression = derivationExpression
    return copy
  }

  /// The value of an object that is about to be saved.
  func derived(for object: NSManagedObject) -> Any? {
    AttributeValues.normalized(derivationExpression?.expressionValue(with: object, context: nil), attributeType)
  }
}
