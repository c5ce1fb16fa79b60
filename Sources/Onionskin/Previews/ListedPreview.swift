internal import Foundation

/// The output of `onionskin previews list` for a preview.
package struct ListedPreview: Hashable, Sendable, Codable {
  /// The name of its references: `HomeView.Shelf`.
  package let name: String
  package let module: String
  package let path: String
  package let line: Int
  /// The names of its pictures: `iPhone-15-Pro.dark`.
  package let cells: [String]

  package init(name: String, module: String, path: String, line: Int, cells: [String]) {
    self.name = name
    self.module = module
    self.path = path
    self.line = line
    self.cells = cells
  }

  /// Appends a line in a single write: tests of several processes write to one file.
  func append(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var line = try encoder.encode(self)
    line.append(0x0A)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileSystem.failure("written", path) }
    defer { close(descriptor) }
    guard line.withUnsafeBytes({ FileSystem.writeAll($0, descriptor) }) else {
      throw FileSystem.failure("written", path)
    }
  }
}
