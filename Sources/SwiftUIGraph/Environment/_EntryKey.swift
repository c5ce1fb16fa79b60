/// A key that is made for an `@Entry` whose type isn't written down: the type follows from the value. As in the code that
/// Apple's macro makes, the value is made anew at each read, so that it may be of any type.
public protocol _EntryKey {
  associatedtype Value
  static var entry: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The value where no other was set.
  public static var defaultValue: Value { entry.makeValue() }
}

/// What makes the value of an `@Entry` that was written down.
// Unchecked: the function is written beside a type and captures nothing, and it is called where the entry is read.
public struct _EntryDefault<Value>: @unchecked Sendable {
  let makeValue: () -> Value

  /// - Parameter makeValue: returns the value as written.
  public init(_ makeValue: @escaping () -> Value) {
    self.makeValue = makeValue
  }
}
