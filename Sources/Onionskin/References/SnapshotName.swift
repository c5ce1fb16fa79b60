/// The name of a snapshot within its test.
package struct SnapshotName: Hashable, Sendable {
  /// The name as the test's author wrote it, or as a matrix composed it; used in messages.
  package let text: String
  /// The file name without the test's name and the extension.
  package let fileName: String

  /// A name that the test's author chose.
  package init(_ name: String) {
    text = name
    fileName = FileNames.cleaned(name)
  }

  /// The number among a test's unnamed snapshots, from 1.
  package init(number: Int) {
    text = String(number)
    fileName = text
  }

  /// A name of several components joined by periods: each is cleaned separately.
  package init(parts: [String]) {
    text = parts.joined(separator: ".")
    fileName = parts.map(FileNames.cleaned).joined(separator: ".")
  }
}
