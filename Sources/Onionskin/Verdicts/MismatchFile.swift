package import Foundation

/// A file that shows what differs.
package struct MismatchFile: Sendable {
  /// With its extension, as `diff.png`.
  package let name: String
  package let data: Data

  package init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}
