internal import Foundation

/// A file that shows a snapshot, or what differs in it.
package struct SnapshotFile: Sendable {
  /// With its extension, as `diff.png`.
  package let name: String
  package let data: Data

  package init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}
