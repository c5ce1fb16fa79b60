/// What was found where a class should be laid out as ``ClassLayout`` says.
package enum ClassLayoutIssue: Error, Hashable, CustomStringConvertible {
  /// No symbol of the program is the probe's descriptor.
  case noDescriptor(offset: Int)
  /// What should be sizes isn't.
  case noSize(offset: Int)
  /// The probe's `init()` isn't in its table of methods.
  case noInitializer
  /// The table was written, and the `init()` of another class was called all the same.
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
