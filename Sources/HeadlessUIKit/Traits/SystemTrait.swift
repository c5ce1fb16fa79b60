/// A trait that UIKit itself defines: it has a field in `TraitValues`, and its default means no value.
package protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func read(from values: TraitValues) -> Any { values[keyPath: path] }

  static func write(_ value: Any, into values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }

  static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != defaultValue }

  static func clear(in values: inout TraitValues) { values[keyPath: path] = defaultValue }

  static func copy(from source: TraitValues, into target: inout TraitValues) {
    target[keyPath: path] = source[keyPath: path]
  }

  static func isSame(in one: TraitValues, and other: TraitValues) -> Bool {
    one[keyPath: path] == other[keyPath: path]
  }
}
