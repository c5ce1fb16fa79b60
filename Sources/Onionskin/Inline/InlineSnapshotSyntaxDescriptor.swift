/// The position of an inline snapshot's closure in a call: for custom helpers that call `assertInlineSnapshot`.
///
///     func assertDump(of value: Any, result expected: (() -> String)? = nil, ...) {
///       assertInlineSnapshot(
///         of: value, as: .dump, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "result"),
///         matches: expected, ...)
///     }
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label in `assertInlineSnapshot` itself.
  public static let defaultTrailingClosureLabel = "matches"

  /// Former labels of the closure; if one is found, it is replaced by the current label.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure that returns the text.
  public var trailingClosureLabel: String
  /// The number of trailing closures before it: with 0 it is the first one, which has no label.
  public var trailingClosureOffset: Int

  /// The place of a closure; without arguments that in a call of `assertInlineSnapshot`.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = Self.defaultTrailingClosureLabel,
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the running test at the closure, or at the call if there is none.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
    column: UInt
  ) {
    let found = InlineSnapshotFiles.shared.lineOfClosure(
      self, in: "\(filePath)", line: Int(line), column: Int(column))
    let site = CallSite(
      fileID: fileID, filePath: filePath, function: "", line: found.map(UInt.init) ?? line, column: column)
    SnapshotSession.current.reporter.fail(message(), at: site)
  }

  /// Whether a closure with a label is this one.
  func contains(_ label: String) -> Bool {
    trailingClosureLabel == label || deprecatedTrailingClosureLabels.contains(label)
  }
}
