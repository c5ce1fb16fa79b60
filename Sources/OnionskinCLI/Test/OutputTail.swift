internal import Foundation

/// The end of a process's output.
struct OutputTail {
  /// The number of bytes to keep.
  static let maximumByteCount = 256 << 10
  /// The number of lines to show.
  static let maximumLines = 40

  private var bytes = Data()

  /// Adds a piece of output.
  mutating func read(_ data: Data) {
    bytes += data
    if bytes.count > 2 * OutputTail.maximumByteCount { bytes = Data(bytes.suffix(OutputTail.maximumByteCount)) }
  }

  /// The most informative part of the end: a crash from its first line to the registers, or else the last lines. Without colours.
  var excerpt: String {
    let text = String(decoding: bytes, as: UTF8.self).replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let crash = lines.lastIndex { $0.contains("Fatal error:") } ?? lines.lastIndex { $0.contains("Program crashed:") }
    guard let crash else {
      return lines.suffix(OutputTail.maximumLines).joined(separator: "\n").trimmingCharacters(
        in: .whitespacesAndNewlines)
    }
    let told = lines[crash...].prefix { !$0.hasPrefix("Registers:") }.prefix(OutputTail.maximumLines)
    return told.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
