internal import Foundation

/// What Linux tells about the process's threads.
enum ThreadState {
  /// Whether the main thread, whose number is the process's, waits for something. False where the system doesn't tell.
  static var isMainThreadAsleep: Bool {
    let process = ProcessInfo.processInfo.processIdentifier
    guard let text = try? String(contentsOfFile: "/proc/self/task/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return isAsleep(text)
  }

  /// - Parameter status: the text of a thread's `stat`: its number, its name in parentheses, which may contain any character, and
  ///   the letter of its state.
  static func isAsleep(_ status: String) -> Bool {
    guard let end = status.lastIndex(of: ")") else { return false }
    return status[status.index(after: end)...].drop { $0 == " " }.first == "S"
  }
}
