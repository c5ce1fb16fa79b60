import Foundation

@testable import Onionskin

/// A folder that goes away with its owner.
final class TestFolder: Sendable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "onionskin-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Every file in it, relative, sorted; the run's records left out.
  var files: [String] {
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      if case .file = FileSystem.entry(at: "\(path)/\(name)") { return !name.hasSuffix(".jsonl") }
      return false
    }.sorted()
  }

  func read(_ name: String) throws -> Data { try FileSystem.read("\(path)/\(name)") }

  func write(_ data: Data, _ name: String) throws { try FileSystem.write(data, to: "\(path)/\(name)") }
}
