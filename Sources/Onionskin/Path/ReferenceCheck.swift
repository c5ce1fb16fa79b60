internal import Foundation
internal import ImageFormats

/// Compares a snapshot with its reference, records it if that is requested, and writes files that explain a failure.
struct ReferenceCheck {
  let request: SnapshotRequest
  let session: SnapshotSession

  /// Returns the verdict on a snapshot. Can be called on any thread, for different references concurrently.
  func compare(_ contents: any SnapshotContents) -> Verdict {
    if let problem = session.environment.problem { return verdict(.environment(problem: problem)) }
    let owner = SnapshotClaims.Owner(test: request.test.id, name: request.name.text)
    if let other = session.claims.claim(request.paths.reference, for: owner) {
      return verdict(.sharedReference(other))
    }
    do {
      if request.record == .all { return try record(contents, replacing: true) }
      if request.paths.guardedReference.entry == .nothing { return try verdictWithoutReference(contents) }
      return try compareWithReference(contents)
    } catch {
      return verdict(.notCompared(error))
    }
  }

  private func compareWithReference(_ contents: any SnapshotContents) throws -> Verdict {
    let reference: Data
    do {
      reference = try request.paths.guardedReference.read()
    } catch {
      return try verdictOnUnusable(nil, contents, reason: String(describing: error))
    }
    let verdict: Verdict
    do {
      verdict = try contents.compare(with: reference)
    } catch {
      // The message may quote the file: the names of a PNG's chunks can be any bytes.
      return try verdictOnUnusable(reference, contents, reason: Console.line(String(describing: error)))
    }
    if verdict.isPass, session.environment.checksNextDigest, let reason = contents.contradiction(in: reference) {
      return try verdictOnUnusable(reference, contents, reason: reason)
    }
    if verdict.isPass {
      session.claims.noteMatch(at: request.paths.reference)
      request.paths.guardedArtifact().remove()
      return verdict
    }
    let actual = try contents.encoded()
    let digest = actual.withUnsafeBytes { Digest(of: $0) }
    guard session.claims.noteDifference(digest, at: request.paths.reference) else {
      return explain(sharingItsName(verdict), actual, reference, nextStep: FailureMessage.namingStep(for: request))
    }
    if request.record == .failed {
      return try record(contents, replacing: true, because: .difference(headline: verdict.headline))
    }
    let nextStep = FailureMessage.acceptStep(for: request, isCI: session.environment.isCI)
    return explain(verdict, actual, reference, nextStep: nextStep)
  }

  /// The verdict on a snapshot whose name another snapshot of this run has with other contents: recording this one would make the
  /// other one fail, repeatedly.
  private func sharingItsName(_ verdict: Verdict) -> Verdict {
    var verdict = verdict
    verdict.details.insert(FailureMessage.sharedName, at: 0)
    return verdict
  }

  /// Writes files that show a difference.
  private func explain(_ verdict: Verdict, _ actual: Data, _ reference: Data, nextStep: String) -> Verdict {
    var verdict = verdict
    var files = FailureFiles(in: request.paths)
    verdict.artifacts.reference = files.leave(reference, as: fileName("reference"))
    verdict.artifacts.actual = files.leave(actual, as: fileName("actual"))
    for file in verdict.files {
      let path = files.leave(file.data, as: file.name)
      if verdict.artifacts.diff == nil { verdict.artifacts.diff = path }
    }
    if let problem = files.problem { verdict.details.append(problem) }
    verdict.attachments =
      [
        SnapshotFile(name: fileName("reference"), data: reference),
        SnapshotFile(name: fileName("actual"), data: actual),
      ]
      + verdict.files
    verdict.nextStep = nextStep
    return verdict
  }

  private func verdictWithoutReference(_ contents: any SnapshotContents) throws -> Verdict {
    if request.record != .never { return try record(contents, replacing: false) }
    var verdict = verdict(.noReference)
    let actual = try contents.encoded()
    var files = FailureFiles(in: request.paths)
    verdict.artifacts.actual = files.leave(actual, as: fileName("actual"))
    verdict.attachments = [SnapshotFile(name: fileName("actual"), data: actual)]
    verdict.details += [files.problem].compactMap(\.self)
    return verdict
  }

  /// Handles a reference that can't be used: it is replaced if failures are recorded, otherwise it is a failure with the reason.
  private func verdictOnUnusable(
    _ reference: Data?, _ contents: any SnapshotContents, reason: String
  ) throws -> Verdict {
    if request.record == .failed {
      return try record(contents, replacing: true, because: .unusableReference)
    }
    var verdict = verdict(.unusableReference(reason: reason))
    let actual = try contents.encoded()
    var files = FailureFiles(in: request.paths)
    // With the file's current contents, so that accepting replaces only these.
    verdict.artifacts.reference = reference.flatMap { files.leave($0, as: fileName("reference")) }
    verdict.artifacts.actual = files.leave(actual, as: fileName("actual"))
    if let problem = files.problem { verdict.details.append(problem) }
    return verdict
  }

  private func record(
    _ contents: any SnapshotContents, replacing: Bool, because cause: FailureCause.RecordingCause? = nil
  ) throws -> Verdict {
    let data = try contents.encoded()
    let digest = data.withUnsafeBytes { Digest(of: $0) }
    guard session.claims.noteRecording(digest, at: request.paths.reference) else {
      return verdict(.recordedOtherwise)
    }
    try request.paths.guardedReference.write(data)
    request.paths.guardedArtifact().remove()
    var verdict = verdict(.recorded(isNew: !replacing, because: cause))
    verdict.details += [contents.caution].compactMap(\.self)
    return verdict
  }

  private func verdict(_ cause: FailureCause) -> Verdict {
    FailureMessage.verdict(cause, of: request, isCI: session.environment.isCI)
  }

  private func fileName(_ stem: String) -> String {
    stem + (request.pathExtension.map { ".\($0)" } ?? "")
  }
}
