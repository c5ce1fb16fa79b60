internal import Foundation

/// A value of any type with the three closures of its `Diffing`.
struct ValueCandidate<Value>: SnapshotCandidate {
  let value: Value
  let diffing: Diffing<Value>

  func encoded() throws -> Data { diffing.toData(value) }

  func compare(with reference: Data) throws -> Comparison {
    guard let (message, attachments) = diffing.diff(diffing.fromData(reference), value) else {
      return .match(tolerance: nil)
    }
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let files = attachments.enumerated().map { index, attachment in
      let fallback = attachments.count == 1 ? "diff" : "diff-\(index + 1)"
      return MismatchFile(
        name: attachment.name ?? "\(fallback).\(attachment.pathExtension)", data: attachment.data)
    }
    return .mismatch(Mismatch(headline: "it differs from its reference", changes: lines, files: files))
  }
}
