internal import Foundation
internal import Synchronization

/// The files that a write goes to before they are renamed. A process that is killed in between leaves one behind.
enum TemporaryFiles {
  /// Nobody writes for so long, in seconds.
  private static let longestWrite = 3600.0

  private static let cleaned = Mutex<Set<String>>([])

  /// A name that no file has.
  static func newName() -> String { ".\(UUID().uuidString).tmp" }

  /// Whether a file's name is one that `newName` gives.
  static func isName(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(".tmp") && UUID(uuidString: String(name.dropFirst().dropLast(4))) != nil
  }

  /// Removes what processes left in a folder that were killed; once in a process's life for each folder.
  static func clean(_ folder: String) {
    guard cleaned.withLock({ $0.insert(folder).inserted }) else { return }
    removeAbandoned(in: folder)
  }

  static func removeAbandoned(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where isName(name) {
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      // One of the future is as old: the clock was set back since. Who still writes it writes it again.
      if abs(Double(time(nil) - status.st_mtim.tv_sec)) > longestWrite { unlink("\(folder)/\(name)") }
    }
  }
}
