internal import Foundation

/// The entry of a snapshot in a run's record: a line of JSON.
package struct RunEntry: Hashable, Sendable, Codable {
  /// The files of a failure, absolute paths.
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

  /// The time of the comparison, in seconds since 1970.
  package var time: Double
  package var process: Int32
  /// The order within the process, from 1.
  package var sequence: Int
  package var target: String
  /// The test file's name without its extension.
  package var file: String
  /// The test's function with its parentheses.
  package var function: String
  /// The test's name in the runner.
  package var test: String
  /// The snapshot's name within the test.
  package var name: String
  /// The verdict.
  package var verdict: Verdict.Kind
  /// The failure message; nil for a pass.
  package var message: String?
  /// The part of a tolerance that a pass needed; nil without tolerance.
  package var tolerance: ToleranceUse?
  /// The reference's file, absolute.
  package var reference: String
  package var artifacts: Artifacts
  package var variant: SnapshotVariantDescription?
  package var times: StageTimes
  package var sourceFile: String
  package var line: Int
  /// The package's folder on the machine of the run; nil in records of older versions.
  package var packageFolder: String?
  /// The folder of all artifacts there.
  package var artifactsFolder: String?
  /// Warnings about what the screen is shown without, without final periods; nil for none.
  package var warnings: [String]?
  /// The number of the screen's step, from 1; nil for a snapshot that isn't a step.
  package var step: Int?
  /// The layout issues, including known ones; nil without an audit.
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
  /// The part of a tolerance that a pass needed, as a sentence without its final period; nil without tolerance.
  package var slack: String? { tolerance?.text }
}
