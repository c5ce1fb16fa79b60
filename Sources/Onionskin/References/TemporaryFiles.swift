internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// The temporary files of writes before they are renamed. A process that is killed in between leaves one behind.
enum TemporaryFiles {
  /// The time in seconds after which no write is still in progress.
  private static let longestWrite = 3600.0

  /// The folders that this process has cleaned.
  private final class Cleaned: Sendable {
    let folders = Mutex<Set<String>>([])
  }

  /// A unique name.
  static func newName() -> String { ".\(UUID().uuidString).tmp" }

  /// Whether a file's name has the format of `newName`.
  static func isName(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".tmp") && UUID(uuidString: String(name.dropFirst().dropLast(4))) != nil
  }

  /// Removes temporary files of killed processes from a folder; once per process for each folder.
  static func clean(_ folder: borrowing OpenFolder) {
    let path = folder.path
    let cleaned = StateHost.process.value { _ in Cleaned() }
    guard cleaned.folders.withLock({ $0.insert(path).inserted }) else { return }
    folder.removeAbandoned(olderThan: longestWrite)
  }

  /// Removes them from a folder that the tool's user named.
  static func clean(_ folder: String) {
    guard let resolved = realpath(folder, nil) else { return }
    defer { free(resolved) }
    if let open = try? OpenFolder(String(cString: resolved)) { clean(open) }
  }
}
