internal import Synchronization

/// The messages of the error stream that are written once in a process, such as one for each symbol without a drawing.
package final class WrittenMessages: Sendable {
  private let texts = Mutex<Set<String>>([])

  private init() {}

  /// Whether a message, or what stands for it, hasn't been written yet. From now on it has.
  package static func isFirst(_ text: String) -> Bool {
    let written = StateHost.process.value { _ in WrittenMessages() }
    return written.texts.withLock { $0.insert(text).inserted }
  }
}
