/// A trait: its name and its default value. Declare a type of your own to add a custom trait.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
  /// The name in descriptions; by default the type's name.
  static var name: String { get }
  /// The identifier of the trait, by default the type's full name.
  static var identifier: String { get }
  /// Whether a change of the trait changes dynamic colours; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { _typeName(self, qualified: false) }
  public static var identifier: String { _typeName(self) }
  public static var affectsColorAppearance: Bool { false }
}

/// Names a trait, as in `registerForTraitChanges([UITraitUserInterfaceStyle.self])`.
public typealias UITrait = any UITraitDefinition.Type
