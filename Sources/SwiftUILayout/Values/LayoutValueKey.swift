/// Identifies a value that views set for the layout around them.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
