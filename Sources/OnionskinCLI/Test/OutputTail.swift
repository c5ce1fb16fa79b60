internal import Foundation

/// The end of what a process printed.
struct OutputTail {
  /// How many bytes are kept.
  static let maximumByteCount = 256 << 10
  /// How many lines are shown.
  static let maximumLines = 40

  private var bytes = Data()

  /// Takes a piece of output.
  mutating func read(_ data: Data) {
    bytes += data
    if bytes.count > 2 * OutputTail.maximumByteCount { bytes = Data(bytes.suffix(OutputTail.maximumByteCount)) }
  }

  /// What tells most about the end: a crash from its first words to before the registers, else the last lines. Without
  /// colours.
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
