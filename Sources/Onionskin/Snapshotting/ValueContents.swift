internal import Foundation

/// A value of any type with its `Diffing`'s closures.
struct ValueContents<Value>: SnapshotContents {
  let value: Value
  let diffing: Diffing<Value>

  func encoded() throws -> Data { diffing.toData(value) }

  func compare(with reference: Data) throws -> Verdict {
    guard let (message, attachments) = diffing.diff(diffing.fromData(reference), value) else {
      return Verdict(.matched)
    }
    var lines = message.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let files = attachments.enumerated().map { index, attachment in
      let fallback = attachments.count == 1 ? "diff" : "diff-\(index + 1)"
      return SnapshotFile(
        name: attachment.name ?? "\(fallback).\(attachment.pathExtension)", data: attachment.data)
    }
    return .differs("differs from its reference", changes: lines, files: files)
  }
}
