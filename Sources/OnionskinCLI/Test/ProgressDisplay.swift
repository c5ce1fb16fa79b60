internal import Foundation

/// Shows progress: a bar that is redrawn on a terminal, a line every so often elsewhere.
struct ProgressDisplay {
  private static let secondsBetweenLines = 10

  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let start = Date()
  private var lastLine = Date()
  private var hasBar = false

  private var seconds: Int { Int(Date().timeIntervalSince(start)) }

  /// Passes on what the tests print, above the bar.
  mutating func pass(_ data: Data, to descriptor: Int32) {
    erase()
    ProgressDisplay.write(data, descriptor)
  }

  mutating func show(_ progress: RunProgress) {
    if isTerminal {
      erase()
      ProgressDisplay.write(Data(progress.bar(seconds: seconds, columns: ProgressDisplay.columns).utf8), STDERR_FILENO)
      hasBar = true
    } else if Date().timeIntervalSince(lastLine) >= Double(ProgressDisplay.secondsBetweenLines) {
      lastLine = Date()
      ProgressDisplay.write(Data("onionskin: \(progress.line(seconds: seconds))\n".utf8), STDERR_FILENO)
    }
  }

  /// Takes the bar away.
  mutating func erase() {
    guard hasBar else { return }
    ProgressDisplay.write(Data("\r\u{1B}[K".utf8), STDERR_FILENO)
    hasBar = false
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  private static func write(_ data: Data, _ descriptor: Int32) {
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
