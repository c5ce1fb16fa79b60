internal import Foundation

/// Splits the output of a process, which arrives in arbitrary pieces, into lines.
struct OutputLines {
  /// The maximum number of bytes of a line to keep, because output without line breaks would fill the memory.
  static let maximumByteCount = 64 << 10

  private var rest: [UInt8] = []

  /// The lines that end in a piece, without their line breaks.
  mutating func lines(in data: Data) -> [String] {
    var lines: [String] = []
    var pieces = data.split(separator: 0x0A, omittingEmptySubsequences: false)
    let last = pieces.popLast() ?? Data()
    for piece in pieces {
      append(piece)
      lines.append(String(decoding: rest, as: UTF8.self))
      rest.removeAll(keepingCapacity: true)
    }
    append(last)
    return lines
  }

  private mutating func append(_ piece: Data) { rest += piece.prefix(OutputLines.maximumByteCount - rest.count) }
}
