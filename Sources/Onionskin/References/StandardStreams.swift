internal import Foundation

/// The process's standard input, output and error.
package enum StandardStreams {
  /// Opens closed standard streams on `/dev/null`. Otherwise the next opened file would get the descriptor of one of them, and
  /// printed text would be written to a reference or a run's record.
  package static func open() {
    while true {
      let descriptor = Foundation.open("/dev/null", O_RDWR)
      guard descriptor > STDERR_FILENO else {
        if descriptor < 0 { return }
        continue
      }
      close(descriptor)
      return
    }
  }
}
