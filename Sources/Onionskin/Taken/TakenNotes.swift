/// What is known about a snapshot beside what it shows.
package struct TakenNotes: Sendable {
  /// What it was taken on, and of what; nil for values without a screen.
  package var variant: SnapshotVariantDescription?
  /// What the steps took.
  package var times = StageTimes()
  /// Mistakes in the layout, sentences without their ends; they fail the snapshot whatever its look. Empty where none
  /// were looked for, nil where there is no layout to look at.
  package var findings: [String]?
  /// What isn't as the app asked for it, sentences without their ends; they fail nothing.
  package var warnings: [String] = []

  package init(
    variant: SnapshotVariantDescription? = nil, times: StageTimes = StageTimes(), findings: [String]? = nil
  ) {
    self.variant = variant
    self.times = times
    self.findings = findings
  }
}
