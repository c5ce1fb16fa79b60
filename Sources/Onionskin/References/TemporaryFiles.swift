internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// The files that a write goes to before they are renamed. A process that is killed in between leaves one behind.
enum TemporaryFiles {
  /// No write takes so long, in seconds.
  private static let longestWrite = 3600.0

  /// The folders that this process has cleaned.
  private final class Cleaned: Sendable {
    let folders = Mutex<Set<String>>([])
  }

  /// A name that no file has.
  static func newName() -> String { ".\(UUID().uuidString).tmp" }

  /// Whether a file's name is one that `newName` gives.
  static func isName(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".tmp") && UUID(uuidString: String(name.dropFirst().dropLast(4))) != nil
  }

  /// Removes what processes left in a folder that were killed; once in a process's life for each folder.
  static func clean(_ folder: borrowing OpenFolder) {
    let path = folder.path
    let cleaned = StateHost.process.value { _ in Cleaned() }
    guard cleaned.folders.withLock({ $0.insert(path).inserted }) else { return }
    folder.removeAbandoned(olderThan: longestWrite)
  }

  /// The same for a folder that the user of the tool has named.
  static func clean(_ folder: String) {
    guard let resolved = realpath(folder, nil) else { return }
    defer { free(resolved) }
    if let open = try? OpenFolder(String(cString: resolved)) { clean(open) }
  }
}
