/// The position of a call in the compiled source.
struct SourcePlace {
  /// The line, from 1.
  let line: Int
  /// The column in bytes, from 1.
  let column: Int
  /// The offset in bytes from the source's start; nil if the source has no such line.
  let offset: Int?

  init(line: Int, column: Int, in source: String) {
    self.line = line
    self.column = column
    offset = SourcePlace.start(ofLine: line, in: source).map { $0 + column - 1 }
  }

  private static func start(ofLine line: Int, in source: String) -> Int? {
    guard line >= 1 else { return nil }
    var current = 1
    var start = 0
    for (offset, byte) in source.utf8.enumerated() where byte == UInt8(ascii: "\n") && current < line {
      current += 1
      start = offset + 1
    }
    return current == line ? start : nil
  }
}
