extension SnapshotTestingConfiguration {
  /// When a reference is written.
  ///
  /// A snapshot that was recorded fails its test, so that a recording can't pass as a comparison.
  public struct Record: Hashable, Sendable, CustomStringConvertible {
    private enum Mode: String { case all, failed, missing, never }

    private let mode: Mode

    /// Every reference is written anew.
    public static let all = Record(mode: .all)
    /// References that are missing, or that the snapshot differs from, are written.
    public static let failed = Record(mode: .failed)
    /// References that are missing are written.
    public static let missing = Record(mode: .missing)
    /// Nothing is written; a missing reference is a failure.
    public static let never = Record(mode: .never)

    private init(mode: Mode) {
      self.mode = mode
    }

    /// - Parameter rawValue: `all`, `failed`, `missing` or `never`; nil for any other word.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    /// `all` for true, `missing` for false.
    public init(_ isRecording: Bool) {
      self = isRecording ? .all : .missing
    }

    /// The mode's word.
    public var description: String { mode.rawValue }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// `true` for `all`, `false` for `missing`.
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }
}
