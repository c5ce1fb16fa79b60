/// The difference of a class's layout from ``ClassLayout``.
package enum ClassLayoutIssue: Error, Hashable, CustomStringConvertible {
  /// The program has no symbol of the probe's descriptor.
  case noDescriptor(offset: Int)
  /// Values that should be sizes aren't.
  case noSize(offset: Int)
  /// The probe's `init()` isn't in its table of methods.
  case noInitializer
  /// The table was written, but the `init()` of another class was called.
  case notCalled

  /// A clause for ``CompilerFeature``'s message.
  package var description: String {
    switch self {
    case .noDescriptor(let offset): "expected a class's descriptor at byte \(offset), found something else"
    case .noSize(let offset):
      "expected the size of a class's metadata at byte \(offset), found a number that can't be one"
    case .noInitializer: "expected `init()` among a class's methods, found it nowhere"
    case .notCalled: "expected that a method in a class's table is called, found that another one is"
    }
  }
}
