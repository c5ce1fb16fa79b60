/// Where a call stands in a source as it was compiled.
struct SourcePlace {
  /// From 1.
  let line: Int
  /// In bytes, from 1.
  let column: Int
  /// In bytes from the source's start; nil where the source has no such line.
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
