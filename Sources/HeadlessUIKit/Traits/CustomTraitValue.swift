/// The type-erased value of a custom trait.
package struct CustomTraitValue: Equatable {
  package let trait: UITrait
  package let value: Any

  package init<Trait: UITraitDefinition>(trait: Trait.Type, value: Trait.Value) {
    self.trait = trait
    self.value = value
  }

  /// The same trait at its default.
  var withDefault: CustomTraitValue {
    func make<Trait: UITraitDefinition>(_ trait: Trait.Type) -> CustomTraitValue {
      CustomTraitValue(trait: trait, value: trait.defaultValue)
    }
    return make(trait)
  }

  /// Values that are neither equatable nor objects count as different: a change too many costs an update, one too few
  /// would lose it.
  package static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    guard left.trait == right.trait else { return false }
    if let left = left.value as? any Equatable { return isEqual(left, right.value) }
    guard type(of: left.value) is AnyObject.Type, type(of: right.value) is AnyObject.Type else { return false }
    return left.value as AnyObject === right.value as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
  }
}
