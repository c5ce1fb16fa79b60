internal import Foundation
internal import ImageFormats

/// Compares a snapshot with its reference, records where that is asked for, and leaves files that explain a failure.
struct SnapshotJudge {
  let request: SnapshotRequest
  let session: SnapshotSession

  /// Judges a snapshot. Callable from any thread, for different references at once.
  ///
  /// - Parameter make: takes the snapshot, as far as that is still to be done.
  func judge(_ make: () throws -> any SnapshotCandidate) -> SnapshotOutcome {
    if let problem = request.problem {
      return failure(problem.headline, [problem.detail], nextStep: problem.nextStep)
    }
    do {
      let candidate = try make()
      let (result, seconds) = StageTimes.measure { judge(candidate) }
      var outcome = result
      add(candidate.findings, to: &outcome)
      outcome.variant = candidate.variant
      outcome.times = candidate.times
      outcome.times.verdict = seconds
      return outcome
    } catch {
      return failure("could not be taken", [String(describing: error)])
    }
  }

  /// A snapshot that there is nothing to compare of.
  func failure(_ headline: String, _ details: [String] = [], nextStep: String? = nil) -> SnapshotOutcome {
    SnapshotOutcome(request: request, verdict: .failed, headline: headline, details: details, nextStep: nextStep)
  }

  private func judge(_ candidate: any SnapshotCandidate) -> SnapshotOutcome {
    if let problem = session.environment.problem { return failure("was not compared", [problem]) }
    let owner = SnapshotClaims.Owner(test: request.test.id, name: request.name.text)
    if let other = session.claims.claim(request.paths.reference, for: owner) {
      return failure(
        "would use the same reference as \(other.description)", ["Both map to \(request.paths.reference)."],
        nextStep: "Give one of them a name that differs in letters or digits.")
    }
    do {
      if request.record == .all { return try record(candidate, replacing: true) }
      if FileSystem.entry(at: request.paths.reference) == .nothing { return try judgeMissing(candidate) }
      return try compare(candidate)
    } catch {
      return failure("could not be compared", [String(describing: error)])
    }
  }

  /// A screen whose layout is wrong fails, whether it looks as it did or not.
  private func add(_ findings: [String], to outcome: inout SnapshotOutcome) {
    guard !findings.isEmpty else { return }
    let count = findings.count == 1 ? "1 mistake" : "\(findings.count) mistakes"
    if outcome.verdict.isPass {
      outcome.verdict = .failed
      outcome.headline = "looks as its reference does and has \(count) in its layout"
      outcome.brief = "\(count) in its layout"
      outcome.details = findings
    } else {
      outcome.headline += ", and has \(count) in its layout"
      outcome.details = Array(outcome.details.prefix(5)) + findings
    }
  }

  private func compare(_ candidate: any SnapshotCandidate) throws -> SnapshotOutcome {
    let reference: Data
    do {
      reference = try FileSystem.read(request.paths.reference)
    } catch {
      return try judgeUnusable(candidate, nil, reason: String(describing: error))
    }
    let comparison: Comparison
    do {
      comparison = try candidate.compare(with: reference)
    } catch {
      return try judgeUnusable(candidate, reference, reason: String(describing: error))
    }
    switch comparison {
    case .match(let tolerance):
      FileSystem.remove(request.paths.artifacts)
      let isSame = tolerance.map { $0.unequalPixels == 0 } ?? true
      return SnapshotOutcome(request: request, verdict: isSame ? .matched : .tolerated, tolerance: tolerance)
    case .mismatch(let mismatch):
      if request.record == .failed { return try record(candidate, replacing: true, because: mismatch.headline) }
      return try explain(mismatch, candidate, reference)
    }
  }

  private func explain(
    _ mismatch: Mismatch, _ candidate: any SnapshotCandidate, _ reference: Data
  ) throws -> SnapshotOutcome {
    var outcome = SnapshotOutcome(request: request, verdict: .differs, headline: mismatch.headline)
    outcome.brief = mismatch.brief
    outcome.changes = mismatch.changes
    outcome.details = FailureMessage.details(of: mismatch)
    FileSystem.remove(request.paths.artifacts)
    let actual = try candidate.encoded()
    outcome.artifacts.reference = try leave(reference, "reference")
    outcome.artifacts.actual = try leave(actual, "actual")
    for file in mismatch.files {
      let path = "\(request.paths.artifacts)/\(file.name)"
      try FileSystem.write(file.data, to: path)
      if outcome.artifacts.diff == nil { outcome.artifacts.diff = path }
    }
    outcome.attachments =
      [
        MismatchFile(name: fileName("reference"), data: reference),
        MismatchFile(name: fileName("actual"), data: actual),
      ]
      + mismatch.files
    outcome.nextStep = FailureMessage.acceptStep(for: request, isCI: session.environment.isCI)
    return outcome
  }

  private func judgeMissing(_ candidate: any SnapshotCandidate) throws -> SnapshotOutcome {
    if request.record != .never { return try record(candidate, replacing: false) }
    var outcome = SnapshotOutcome(
      request: request, verdict: .missing, headline: "has no reference, and the record mode \"never\" writes none")
    FileSystem.remove(request.paths.artifacts)
    let actual = try candidate.encoded()
    outcome.artifacts.actual = try leave(actual, "actual")
    outcome.attachments = [MismatchFile(name: fileName("actual"), data: actual)]
    outcome.details = ["Expected: \(request.paths.reference)"]
    outcome.nextStep = FailureMessage.recordStep(for: request, isCI: session.environment.isCI)
    return outcome
  }

  /// A reference that is there and can't be used: replaced where failures are recorded, else a failure that says why.
  private func judgeUnusable(
    _ candidate: any SnapshotCandidate, _ reference: Data?, reason: String
  ) throws -> SnapshotOutcome {
    if request.record == .failed {
      return try record(candidate, replacing: true, because: "its reference was unusable")
    }
    var outcome = failure("has a reference that can't be used", [reason, "Reference: \(request.paths.reference)"])
    FileSystem.remove(request.paths.artifacts)
    // With what is there now, so that whoever accepts replaces that and nothing else.
    outcome.artifacts.reference = try reference.map { try leave($0, "reference") }
    outcome.artifacts.actual = try leave(try candidate.encoded(), "actual")
    outcome.nextStep = FailureMessage.acceptStep(for: request, isCI: session.environment.isCI)
    return outcome
  }

  private func record(
    _ candidate: any SnapshotCandidate, replacing: Bool, because reason: String? = nil
  ) throws -> SnapshotOutcome {
    let data = try candidate.encoded()
    let digest = data.withUnsafeBytes { Digest(of: $0) }
    guard session.claims.noteRecording(digest, at: request.paths.reference) else {
      return failure(
        "differs from what this run recorded under the same name before",
        ["Reference: \(request.paths.reference)"], nextStep: "Give the snapshots of a test different names.")
    }
    try FileSystem.write(data, to: request.paths.reference)
    FileSystem.remove(request.paths.artifacts)
    var outcome = SnapshotOutcome(
      request: request, verdict: .recorded,
      headline: replacing ? "was recorded" : "had no reference and was recorded")
    if let reason { outcome.headline += ", for \(reason)" }
    outcome.details = ["Recorded: \(request.paths.reference)"] + [candidate.caution].compactMap(\.self)
    outcome.nextStep = FailureMessage.afterRecording(mode: request.record)
    return outcome
  }

  private func fileName(_ stem: String) -> String {
    stem + (request.pathExtension.map { ".\($0)" } ?? "")
  }

  private func leave(_ data: Data, _ stem: String) throws -> String {
    let path = "\(request.paths.artifacts)/\(fileName(stem))"
    try FileSystem.write(data, to: path)
    return path
  }
}
