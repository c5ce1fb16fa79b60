package import Foundation
internal import ImageFormats
package import Onionskin
internal import Synchronization

/// The review of a run while it is served: its page and pictures, and decisions that are carried out at once.
///
/// Artifacts stay until `finish()`, because the page shows them, and an accepted picture can still be rejected.
package final class ReviewSession: Sendable {
  /// The state of a snapshot with a decision.
  private struct Known {
    var decision: DecisionManifest.Decision
    /// The previous reference, if its copy among the artifacts can't be used; otherwise nil.
    var original: Data?
  }

  /// Why a decision isn't carried out, as a sentence for the reviewer.
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  package let record: RunRecord
  private let files: ReviewFiles
  private let thumbnails: ThumbnailCache?
  private let page: Data
  /// The run of the page.
  private let run: String
  /// Indices in the record by the references' paths in the package.
  private let places: [String: Int]
  private let known = Mutex<[Int: Known]>([:])

  /// - Parameters:
  ///   - base: the path of all requests; starts and ends with a slash.
  ///   - thumbnails: the store of thumbnails; nil to create them each time.
  package init(record: RunRecord, title: String, base: String, files: ReviewFiles, thumbnails: ThumbnailCache? = nil) {
    self.record = record
    self.files = files
    self.thumbnails = thumbnails
    run = RunIdentity.text(of: record)
    page = Data(HTMLReport(record: record, title: title, review: base, read: files.read).html.utf8)
    let failures = record.entries.enumerated().filter {
      !$0.element.verdict.isPass && $0.element.artifacts.actual != nil
    }
    places = Dictionary(failures.map { (PackagePaths.reference(of: $0.element), $0.offset) }) { first, _ in first }
  }

  /// Performs a request.
  ///
  /// - Parameter body: the body of a `POST`.
  package func reply(to request: ReviewRequest, body: Data) -> ReviewReply {
    switch request {
    case .page: .page(page)
    case .picture(let cell, let kind): picture(cell, kind).map(ReviewReply.png) ?? .notFound
    case .thumbnail(let cell, let kind): thumbnail(cell, kind).map(ReviewReply.png) ?? .notFound
    case .decisions: json { try decisions.json }
    case .decide: decide(body)
    }
  }

  /// The decisions that were carried out, in the record's order.
  package var decisions: DecisionManifest {
    DecisionManifest(run: run, decisions: known.withLock { $0.sorted { $0.key < $1.key }.map(\.value.decision) })
  }

  /// Removes the artifacts of accepted snapshots, whose references were replaced.
  package func finish() {
    known.withLock { known in
      for (place, item) in known where item.decision.verdict == .accept {
        if let actual = record.entries[place].artifacts.actual { files.removeArtifacts(besides: actual) }
      }
    }
  }

  private func picture(_ cell: Int, _ kind: ReviewRequest.Kind) -> Data? {
    guard record.entries.indices.contains(cell),
      let path = ReportedCell.files(of: record.entries[cell]).first(where: { $0.0 == kind })?.1,
      let data = try? files.read(path), (try? PNG.header(of: data)) != nil
    else { return nil }
    return ShownPicture.png(of: data)
  }

  private func thumbnail(_ cell: Int, _ kind: ReviewRequest.Kind) -> Data? {
    guard let whole = picture(cell, kind) else { return nil }
    let small = if let thumbnails { thumbnails.png(of: whole) } else { Thumbnail.png(of: whole) }
    return small ?? whole
  }

  private func json(_ make: () throws -> Data) -> ReviewReply {
    do {
      return .json(try make())
    } catch {
      return .malformed(String(describing: error))
    }
  }

  private func decide(_ body: Data) -> ReviewReply {
    let manifest: DecisionManifest
    do {
      manifest = try DecisionManifest(json: body)
    } catch {
      return .malformed(error.description)
    }
    guard manifest.run == run else {
      return .malformed("The decisions are about another run than this page's. Load the page anew.")
    }
    // One after the other, so that checks are still valid when files are written.
    let results = known.withLock { known in
      manifest.decisions.map { decision in
        do {
          try carryOut(decision, &known)
          return ReviewAnswer.Result(
            reference: decision.reference, outcome: decision.verdict == .accept ? .accepted : .rejected)
        } catch {
          return ReviewAnswer.Result(
            reference: decision.reference, outcome: .refused, reason: String(describing: error))
        }
      }
    }
    return json { try ReviewAnswer(results: results).json }
  }

  private func carryOut(_ decision: DecisionManifest.Decision, _ known: inout [Int: Known]) throws {
    guard let place = places[decision.reference], record.entries[place].test == decision.test,
      record.entries[place].name == decision.name
    else { throw Refusal(description: "This run has no failure of \(decision.reference).") }
    let entry = record.entries[place]
    let earlier = known[place]
    let wasAccepted = earlier?.decision.verdict == .accept
    let now = try files.reference(entry.reference)
    let digest = now.map(FileDigest.text)
    switch decision.verdict {
    // The same decision again; another file is rejected below.
    case .accept where wasAccepted && digest == earlier?.decision.actualDigest && digest == decision.actualDigest:
      return
    case .accept:
      try accept(decision, entry, now: now, digest: digest, &known[place])
    case .reject where wasAccepted:
      guard let earlier, digest == earlier.decision.actualDigest else {
        throw Refusal(description: "The reference changed since it was accepted. Nothing was put back.")
      }
      try files.putBack(try original(of: earlier, entry), at: entry.reference)
      known[place] = Known(decision: decision)
    case .reject: known[place] = Known(decision: decision)
    }
  }

  private func accept(
    _ decision: DecisionManifest.Decision, _ entry: RunEntry, now: Data?, digest: String?, _ known: inout Known?
  ) throws {
    guard let path = entry.artifacts.actual, let actual = try? files.artifact(path),
      FileDigest.text(of: actual) == decision.actualDigest
    else {
      throw Refusal(description: "The actual file isn't the one that the page showed. Run the test again.")
    }
    guard digest == decision.referenceDigest else {
      throw Refusal(description: "The reference isn't the one that was compared with. Run the test again.")
    }
    let isKept = copy(of: entry) == now
    try files.accept(actual, foundAt: path, as: entry.reference)
    known = Known(decision: decision, original: isKept ? nil : now)
  }

  /// The reference before a snapshot was accepted; nil if there was none.
  private func original(of known: Known, _ entry: RunEntry) throws -> Data? {
    guard let digest = known.decision.referenceDigest else { return nil }
    if let original = known.original { return original }
    guard let copy = copy(of: entry), FileDigest.text(of: copy) == digest else {
      throw Refusal(description: "The copy of the reference is gone from the artifacts. Take it from version control.")
    }
    return copy
  }

  /// The copy of the compared reference among the failure's artifacts.
  private func copy(of entry: RunEntry) -> Data? { entry.artifacts.reference.flatMap { try? files.artifact($0) } }
}
