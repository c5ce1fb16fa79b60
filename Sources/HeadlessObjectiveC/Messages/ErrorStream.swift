internal import Foundation

/// The standard error stream, for UIKit's log messages and reports of missing features.
package enum ErrorStream {
  /// Writes a text with a final line break. Does nothing if the stream is closed or its reader has ended, for which
  /// `FileHandle.write(_:)` ends the process.
  package static func tell(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
