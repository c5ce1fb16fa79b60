internal import Synchronization

/// The messages that were written to the error stream, for messages that appear once per process, such as one for each symbol
/// without a drawing.
package final class WrittenMessages: Sendable {
  private let texts = Mutex<Set<String>>([])

  private init() {}

  /// Whether a message, or a key that identifies it, hasn't been written yet. The call marks it as written.
  package static func isFirst(_ text: String) -> Bool {
    let written = StateHost.process.value { _ in WrittenMessages() }
    return written.texts.withLock { $0.insert(text).inserted }
  }
}
