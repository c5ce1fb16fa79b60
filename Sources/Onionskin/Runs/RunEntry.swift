internal import Foundation

/// What a run remembers of one snapshot: a line of JSON in the run's record.
package struct RunEntry: Hashable, Sendable, Codable {
  /// Files that a failure left behind, absolute paths.
  package struct Artifacts: Hashable, Sendable, Codable {
    package var reference: String?
    package var actual: String?
    package var diff: String?

    package init(reference: String? = nil, actual: String? = nil, diff: String? = nil) {
      self.reference = reference
      self.actual = actual
      self.diff = diff
    }
  }

  /// When it was compared, in seconds since 1970.
  package var time: Double
  package var process: Int32
  /// The order within the process, from 1.
  package var sequence: Int
  package var target: String
  /// The test file's name without its extension.
  package var file: String
  /// The test's function with its parentheses.
  package var function: String
  /// What the test runner calls the test.
  package var test: String
  /// The snapshot's name within the test.
  package var name: String
  /// What became of the snapshot.
  package var verdict: Verdict.Kind
  /// What the test failed with; nil for a pass.
  package var message: String?
  /// How much of a tolerance a pass needed; nil where there is none.
  package var tolerance: ToleranceUse?
  /// The reference's file, absolute.
  package var reference: String
  package var artifacts: Artifacts
  package var variant: SnapshotVariantDescription?
  package var times: StageTimes
  package var sourceFile: String
  package var line: Int
  /// The package's folder on the machine that the run was on; nil in records of older versions.
  package var packageFolder: String?
  /// The folder of all artifacts there.
  package var artifactsFolder: String?
  /// What the screen is shown without that the app asked for, sentences without their ends; nil for nothing.
  package var warnings: [String]?
  /// Which of a screen's steps it is, from 1; nil for a snapshot that is no step.
  package var step: Int?
  /// Mistakes in the layout, known ones, too; nil where none were looked for.
  package var findings: [String]?

  package init(
    time: Double, process: Int32, sequence: Int = 0, target: String, file: String, function: String, test: String,
    name: String, verdict: Verdict.Kind, message: String? = nil, tolerance: ToleranceUse? = nil, reference: String,
    artifacts: Artifacts = Artifacts(), variant: SnapshotVariantDescription? = nil, times: StageTimes = StageTimes(),
    sourceFile: String, line: Int, packageFolder: String? = nil, artifactsFolder: String? = nil,
    warnings: [String]? = nil, step: Int? = nil, findings: [String]? = nil
  ) {
    self.time = time
    self.process = process
    self.sequence = sequence
    self.target = target
    self.file = file
    self.function = function
    self.test = test
    self.name = name
    self.verdict = verdict
    self.message = message
    self.tolerance = tolerance
    self.reference = reference
    self.artifacts = artifacts
    self.variant = variant
    self.times = times
    self.sourceFile = sourceFile
    self.line = line
    self.packageFolder = packageFolder
    self.artifactsFolder = artifactsFolder
    self.warnings = warnings
    self.step = step
    self.findings = findings
  }
}

extension RunEntry {
  /// How much of a tolerance a pass needed, in a sentence without its end; nil where there is none.
  package var slack: String? { tolerance?.text }
}
