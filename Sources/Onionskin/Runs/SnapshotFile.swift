internal import Foundation

/// A file that shows a snapshot, or its difference from the reference.
package struct SnapshotFile: Sendable {
  /// The name with its extension, such as `diff.png`.
  package let name: String
  package let data: Data

  package init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}
