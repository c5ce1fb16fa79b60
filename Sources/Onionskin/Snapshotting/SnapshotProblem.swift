/// A reason why a snapshot can't be captured.
struct SnapshotProblem: Error, Hashable, Sendable {
  /// The problem, without its subject: `has no name`.
  let headline: String
  let detail: String
  let nextStep: String

  /// A wait that is too long, or not a valid time.
  static func endlessWait(_ seconds: Double) -> SnapshotProblem {
    SnapshotProblem(
      headline: "would never be taken",
      detail: "`.wait(for:)` is to wait for \(seconds) seconds, which don't end while a test runs.",
      nextStep: "Wait for what takes that long to show, a few seconds at most.")
  }

  /// A strategy without views in an assertion with an audit.
  static let nothingToAudit = SnapshotProblem(
    headline: "has no layout to audit",
    detail: "`auditing:` looks at the views of a screen, and this strategy shows none.",
    nextStep: "Audit a snapshot of a view controller or a view, or leave `auditing:` out.")
}
