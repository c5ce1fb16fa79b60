internal import Synchronization

/// A problem in a document, a catalog, a table of strings or an image file, or an unsupported feature of one.
///
/// It is written to the standard error stream once per process, and stored for subscribers: a snapshot subscribes while its screen
/// is created.
package struct ResourceProblem: Hashable, Sendable, CustomStringConvertible {
  package enum Severity: Hashable, Sendable {
    /// The screen differs from the document.
    case error
    /// The screen is as iOS would show it, or nearly so.
    case warning
  }

  package let severity: Severity
  /// The document's path.
  package let path: String
  /// The line, from 1; nil for the file as a whole.
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
  package static var told: [ResourceProblem] { log.problems }

  /// A problem, and what is reported of it once for a file.
  private struct Notice: Sendable {
    let problem: ResourceProblem
    let key: String
  }

  private static var notices: NoticeLog<Notice> { StateHost.process.value { _ in NoticeLog() } }

  /// Starts storing problems.
  ///
  /// - Parameter listener: the owner of the problems; nil for all.
  /// - Returns: a token for `endSubscription(_:)`, which is to be called once.
  package static func subscribe(for listener: NoticeListener? = nil) -> Int { notices.subscribe(for: listener) }

  /// The problems since a subscription began, also those that an earlier screen had as well; one of a kind. Ends it.
  package static func endSubscription(_ subscription: Int) -> [ResourceProblem] {
    var keys: Set<String> = []
    return notices.endSubscription(subscription).filter { keys.insert($0.key).inserted }.map(\.problem)
  }

  private final class Log: Sendable {
    private let list = Mutex<[ResourceProblem]>([])

    var problems: [ResourceProblem] { list.withLock { $0 } }

    func append(_ problem: ResourceProblem) { list.withLock { $0.append(problem) } }
  }

  private static var log: Log { StateHost.process.value { _ in Log() } }

  /// Writes the problem to the standard error stream, once a process.
  ///
  /// - Parameter kind: what is reported once for a file; nil for the problem itself.
  func tell(kind: String? = nil) {
    let key = kind.map { "\(path) \($0)" } ?? description
    ResourceProblem.notices.note(Notice(problem: self, key: key))
    guard WrittenMessages.isFirst("problem \(key)") else { return }
    ResourceProblem.log.append(self)
    ErrorStream.tell("\(self)")
  }
}
