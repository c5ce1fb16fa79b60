internal import Foundation
internal import Synchronization

/// What is wrong in a document or catalog, or beyond what is read of it.
///
/// It is written to the standard error stream once a process, and kept for the snapshot that is being taken: whoever takes
/// one empties the list with `take()` before and reads it after.
package struct InterfaceProblem: Hashable, Sendable, CustomStringConvertible {
  package enum Severity: Hashable, Sendable {
    /// The screen isn't what the document says.
    case error
    /// The screen is as iOS would show it, or nearly so.
    case warning
  }

  package let severity: Severity
  /// The document's path.
  package let path: String
  /// Counted from 1; nil where the file as a whole is meant.
  package let line: Int?
  package let text: String

  package init(severity: Severity, path: String, line: Int?, text: String) {
    self.severity = severity
    self.path = path
    self.line = line
    self.text = text
  }

  package var description: String {
    "\(path)\(line.map { ":\($0)" } ?? ""): \(severity == .error ? "error" : "warning"): \(text)"
  }

  // MARK: What was told

  /// Every problem that has been told in this process, in order, each once.
  package static var told: [InterfaceProblem] { log.withLock { $0.list } }

  /// The problems since the last call, also those that an earlier screen had as well; one of a kind.
  package static func take() -> [InterfaceProblem] {
    log.withLock { log in
      defer {
        log.recent = []
        log.recentKinds = []
      }
      return log.recent
    }
  }

  private struct Log {
    var list: [InterfaceProblem] = []
    var kinds: Set<String> = []
    var recent: [InterfaceProblem] = []
    var recentKinds: Set<String> = []
  }

  private static let log = Mutex(Log())

  /// Writes the problem to the standard error stream, once a process.
  ///
  /// - Parameter kind: what is told once for a file; nil for the problem itself.
  func tell(kind: String? = nil) {
    let key = kind.map { "\(path) \($0)" } ?? description
    let isNew = InterfaceProblem.log.withLock { log in
      if log.recentKinds.insert(key).inserted { log.recent.append(self) }
      guard log.kinds.insert(key).inserted else { return false }
      log.list.append(self)
      return true
    }
    if isNew { FileHandle.standardError.write(Data("\(self)\n".utf8)) }
  }
}
