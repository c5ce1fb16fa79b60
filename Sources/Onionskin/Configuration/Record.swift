extension SnapshotTestingConfiguration {
  /// When a reference is written.
  ///
  /// A recorded snapshot fails its test, so that a recording isn't mistaken for a comparison.
  public struct Record: Hashable, Sendable, CustomStringConvertible {
    private enum Mode: String { case all, failed, missing, never }

    private let mode: Mode

    /// Every reference is overwritten.
    public static let all = Record(mode: .all)
    /// Missing references, and references that differ from the snapshot, are written.
    public static let failed = Record(mode: .failed)
    /// Missing references are written.
    public static let missing = Record(mode: .missing)
    /// Nothing is written; a missing reference is a failure.
    public static let never = Record(mode: .never)

    private init(mode: Mode) {
      self.mode = mode
    }

    /// - Parameter rawValue: `all`, `failed`, `missing` or `never`; nil for any other string.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// `all` for true, `missing` for false.
    public init(_ isRecording: Bool) {
      self = isRecording ? .all : .missing
    }

    /// The mode's raw value.
    public var description: String { mode.rawValue }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` for `all`, `false` for `missing`.
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }
}
