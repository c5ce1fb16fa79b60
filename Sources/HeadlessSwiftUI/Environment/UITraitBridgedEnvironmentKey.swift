public import HeadlessUIKit

/// A key of an environment value that is a trait of UIKit's, too: where the environment has no value, it is read from the traits of
/// the view that hosts the content.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value of the traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Sets the trait to a value. Not called: values that SwiftUI sets don't reach views of UIKit's inside.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { setValue(key) ?? Key.read(from: traits) }
    set { set(newValue, for: key) }
  }

  /// The subscript for keys of the environment alone.
  private mutating func set<Key: EnvironmentKey>(_ value: Key.Value, for key: Key.Type) { self[key] = value }
}
