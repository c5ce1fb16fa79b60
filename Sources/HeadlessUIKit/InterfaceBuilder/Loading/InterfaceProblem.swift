internal import Foundation
internal import Synchronization

/// What is wrong in a document, or beyond what is read of it, told once a process.
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
  /// Counted from 1.
  package let line: Int
  package let text: String

  package var description: String { "\(path):\(line): \(severity == .error ? "error" : "warning"): \(text)" }

  /// Every problem that has been told in this process, in order.
  package static var told: [InterfaceProblem] { log.withLock { $0.list } }

  private struct Log {
    var list: [InterfaceProblem] = []
    var known: Set<InterfaceProblem> = []
  }

  private static let log = Mutex(Log())

  /// Writes the problem to the standard error stream, once.
  func tell() {
    let isNew = log(self)
    if isNew { FileHandle.standardError.write(Data("\(self)\n".utf8)) }
  }

  private func log(_ problem: InterfaceProblem) -> Bool {
    InterfaceProblem.log.withLock { log in
      guard log.known.insert(problem).inserted else { return false }
      log.list.append(problem)
      return true
    }
  }
}
