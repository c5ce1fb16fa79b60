/// What keeps a snapshot from being taken, for a person.
struct SnapshotProblem: Error, Hashable, Sendable {
  /// What is wrong, without its subject: `has no name`.
  let headline: String
  let detail: String
  let nextStep: String

  /// A strategy without views under an assertion that audits.
  static let nothingToAudit = SnapshotProblem(
    headline: "has no layout to audit",
    detail: "`auditing:` looks at the views of a screen, and this strategy shows none.",
    nextStep: "Audit a snapshot of a view controller or a view, or leave `auditing:` out.")
}
