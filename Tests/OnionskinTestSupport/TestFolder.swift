import Foundation
import Onionskin

/// A folder that is deleted with its owner.
package final class TestFolder: Sendable {
  package let path: String

  package init() {
    path = NSTemporaryDirectory() + "onionskin-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// All files in it, relative and sorted, without the run's records.
  package var files: [String] {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      if case .file = FileSystem.entry(at: "\(path)/\(name)") { return !name.hasSuffix(".jsonl") }
      return false
    }.sorted()
  }

  package func read(_ name: String) throws -> Data { try FileSystem.read("\(path)/\(name)") }

  package func write(_ data: Data, _ name: String) throws { try FileSystem.write(data, to: "\(path)/\(name)") }
}
