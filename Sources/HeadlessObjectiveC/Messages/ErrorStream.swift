internal import Foundation

/// The standard error stream, which gets UIKit's log messages, and reports of what is missing here.
package enum ErrorStream {
  /// Writes a text and ends its last line. Does nothing where the stream is closed or its reader gone, of which
  /// `FileHandle.write(_:)` makes an end of the process.
  package static func tell(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
  }
}
