internal import Synchronization

/// What is wrong in a document, a catalog, a table of strings or an image file, or beyond what is read of it.
///
/// It is written to the standard error stream once a process, and kept for subscribers: a snapshot subscribes while its screen
/// is made.
package struct ResourceProblem: Hashable, Sendable, CustomStringConvertible {
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

  // MARK: What was reported

  /// Every problem reported in this process, in order, each once.
  package static var told: [ResourceProblem] { log.withLock { $0.list } }

  /// A problem, and what is reported of it once for a file.
  private struct Notice: Sendable {
    let problem: ResourceProblem
    let key: String
  }

  private static let notices = NoticeLog<Notice>()

  /// Has notices kept from now on.
  ///
  /// - Parameter listener: whose notices; nil for all.
  /// - Returns: What `endSubscription(_:)` is called with, once.
  package static func subscribe(for listener: NoticeListener? = nil) -> Int { notices.subscribe(for: listener) }

  /// The problems since a subscription began, also those that an earlier screen had as well; one of a kind. Ends it.
  package static func endSubscription(_ subscription: Int) -> [ResourceProblem] {
    var keys: Set<String> = []
    return notices.endSubscription(subscription).filter { keys.insert($0.key).inserted }.map(\.problem)
  }

  private struct Log {
    var list: [ResourceProblem] = []
    var kinds: Set<String> = []
  }

  private static let log = Mutex(Log())

  /// Writes the problem to the standard error stream, once a process.
  ///
  /// - Parameter kind: what is reported once for a file; nil for the problem itself.
  func tell(kind: String? = nil) {
    let key = kind.map { "\(path) \($0)" } ?? description
    ResourceProblem.notices.note(Notice(problem: self, key: key))
    let isNew = ResourceProblem.log.withLock { log in
      guard log.kinds.insert(key).inserted else { return false }
      log.list.append(self)
      return true
    }
    if isNew { ErrorStream.tell("\(self)") }
  }
}
