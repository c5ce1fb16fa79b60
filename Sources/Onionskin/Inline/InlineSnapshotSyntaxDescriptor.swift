/// Where the closure of an inline snapshot stands in a call: for helpers of a test's own that call `assertInlineSnapshot`.
///
///     func assertDump(of value: Any, result expected: (() -> String)? = nil, ...) {
///       assertInlineSnapshot(
///         of: value, as: .dump, syntaxDescriptor: InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "result"),
///         matches: expected, ...)
///     }
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label that `assertInlineSnapshot` itself has.
  public static let defaultTrailingClosureLabel = "matches"

  /// Labels that the closure had before; where one of them is found, it becomes the present one.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure that gives the text.
  public var trailingClosureLabel: String
  /// How many closures may come before it behind the arguments: with 0 it is the first one, which goes without its label.
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

  /// Fails the running test at the closure, or at the call where it has none.
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

  /// Whether a closure with a label is meant.
  func contains(_ label: String) -> Bool {
    trailingClosureLabel == label || deprecatedTrailingClosureLabels.contains(label)
  }
}
