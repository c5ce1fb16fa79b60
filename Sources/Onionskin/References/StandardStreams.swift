internal import Foundation

/// The process's standard input, output and error.
package enum StandardStreams {
  /// Opens those that are closed, on nothing. The next file would be one of them else: what is printed would go into a
  /// reference, or into the record of a run.
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
