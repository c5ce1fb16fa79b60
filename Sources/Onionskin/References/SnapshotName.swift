/// What a snapshot is called within its test.
package struct SnapshotName: Hashable, Sendable {
  /// As the test's author gave it, or as it follows from a matrix; what messages say.
  package let text: String
  /// What its file is called, without the test's name and the extension.
  package let fileName: String

  /// A name that a person chose.
  package init(_ name: String) {
    text = name
    fileName = FileNames.cleaned(name)
  }

  /// The place in the order of a test's unnamed snapshots, from 1.
  package init(number: Int) {
    text = String(number)
    fileName = text
  }

  /// A name of several parts, which points join: each is cleaned by itself.
  package init(parts: [String]) {
    text = parts.joined(separator: ".")
    fileName = parts.map(FileNames.cleaned).joined(separator: ".")
  }
}
