internal import Foundation

/// Shows progress: a bar that is redrawn on a terminal, otherwise a line at intervals; never inside a line of the tests' output.
struct ProgressDisplay {
  private static let secondsBetweenLines = 10.0

  private let isTerminal: Bool
  private let write: (Data, Int32) -> Void
  private let start: Date
  private var lastLine: Date
  private var hasBar = false
  /// The streams whose last line is incomplete. Both may write to the same file.
  private var openLines: Set<Int32> = []

  /// - Parameter write: writes bytes to a descriptor.
  init(
    isTerminal: Bool = isatty(STDERR_FILENO) == 1, now: Date = Date(),
    write: @escaping (Data, Int32) -> Void = ProgressDisplay.writeAll
  ) {
    self.isTerminal = isTerminal
    self.write = write
    start = now
    lastLine = now
  }

  /// Passes on the tests' output, above the bar.
  mutating func pass(_ data: Data, to descriptor: Int32) {
    guard let last = data.last else { return }
    erase()
    write(data, descriptor)
    if last == UInt8(ascii: "\n") { openLines.remove(descriptor) } else { openLines.insert(descriptor) }
  }

  mutating func show(_ progress: RunProgress, now: Date = Date()) {
    guard openLines.isEmpty else { return }
    let seconds = Int(now.timeIntervalSince(start))
    if isTerminal {
      erase()
      write(Data(progress.bar(seconds: seconds, columns: ProgressDisplay.columns).utf8), STDERR_FILENO)
      hasBar = true
    } else if now.timeIntervalSince(lastLine) >= ProgressDisplay.secondsBetweenLines {
      lastLine = now
      write(Data("onionskin: \(progress.line(seconds: seconds))\n".utf8), STDERR_FILENO)
    }
  }

  /// Removes the bar.
  mutating func erase() {
    guard hasBar else { return }
    write(Data("\r\u{1B}[K".utf8), STDERR_FILENO)
    hasBar = false
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  static func writeAll(_ data: Data, _ descriptor: Int32) {
    _ = data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count <= 0 { break }
        written += count
      }
      return written
    }
  }
}
