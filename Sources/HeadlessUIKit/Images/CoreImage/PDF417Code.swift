internal import Foundation

/// A PDF417 code (ISO/IEC 15438): rows of bars above each other.
struct PDF417Code {
  /// The parameters of a code. Lengths are in modules.
  struct Wish {
    var mode = PDF417Text.Mode.automatic
    var saysMode = false
    /// From 0 to 8; nil for the standard's recommendation.
    var level: Int?
    var columns: Int?
    var rows: Int?
    /// The ratio of width to height.
    var aspectRatio = 3.0
    var widths = 56.0...583.0
    var heights = 13.0...283.0
    /// Without the indicators on the right, and with a single bar for an end.
    var isCompact = false
  }

  /// Row after row, three of each; true for dark ones. Without the quiet zone.
  let modules: [[Bool]]
  let columns: Int
  let rows: Int

  /// Rows are three times as high as a module is wide, as the standard advises.
  private static let rowHeight = 3
  static let quietZone = 2
  private static let padding = 900
  private static let start = (bits: 0x1FEA8, count: 17)
  private static let stop = (bits: 0x3FA29, count: 18)
  /// The first of the eighteen bits.
  private static let compactStop = (bits: 1, count: 1)

  /// Nil for a message that no code of the wished kind holds.
  init?(_ message: Data, _ wish: Wish = Wish()) {
    guard let data = PDF417Text(Array(message), mode: wish.mode, isSaid: wish.saysMode)?.words else { return nil }
    let level = min(max(wish.level ?? PDF417Code.advisedLevel(for: data.count), 0), 8)
    let checks = 2 << level
    // Including the length descriptor.
    let count = data.count + 1 + checks
    guard let (columns, rows) = PDF417Code.shape(for: count, wish) else { return nil }
    let length = columns * rows - checks
    let padded = [length] + data + Array(repeating: PDF417Code.padding, count: length - data.count - 1)
    let words = padded + PDF417Code.checkWords(for: padded, count: checks)
    modules = (0..<rows).flatMap { row in
      let line = PDF417Code.line(
        Array(words[row * columns..<(row + 1) * columns]), row: row, of: rows, level: level, isCompact: wish.isCompact)
      return Array(repeating: line, count: PDF417Code.rowHeight)
    }
    (self.columns, self.rows) = (columns, rows)
  }

  /// The least correction that the standard advises for a number of words.
  static func advisedLevel(for words: Int) -> Int {
    switch words {
    case ...40: 2
    case ...160: 3
    case ...320: 4
    default: 5
    }
  }

  // MARK: Shape

  static func width(of columns: Int, isCompact: Bool) -> Int {
    17 * (columns + 2) + (isCompact ? 1 : 17 + 18) + 2 * quietZone
  }

  static func height(of rows: Int) -> Int { rowHeight * rows + 2 * quietZone }

  /// The shape whose sides are nearest to the wished ones' proportion; fewer empty words where two are alike.
  private static func shape(for words: Int, _ wish: Wish) -> (columns: Int, rows: Int)? {
    let shapes = (wish.columns.map { $0...$0 } ?? 1...30).compactMap { columns -> (columns: Int, rows: Int)? in
      let needed = max((words + columns - 1) / columns, 3)
      let rows = wish.rows ?? needed
      guard 1...30 ~= columns, 3...90 ~= rows, rows >= needed, columns * rows <= 928,
        wish.widths ~= Double(width(of: columns, isCompact: wish.isCompact)), wish.heights ~= Double(height(of: rows))
      else { return nil }
      return (columns, rows)
    }
    func distance(_ shape: (columns: Int, rows: Int)) -> Double {
      abs(
        Double(width(of: shape.columns, isCompact: wish.isCompact)) / Double(height(of: shape.rows)) - wish.aspectRatio)
    }
    return shapes.min { (distance($0), $0.columns * $0.rows) < (distance($1), $1.columns * $1.rows) }
  }

  // MARK: Words

  /// The remainder of the words after a division by (x - 3)(x - 3²)..., negated: in the field of integers modulo 929.
  static func checkWords(for words: [Int], count: Int) -> [Int] {
    // Highest power first, without the leading 1.
    var generator: [Int] = []
    var root = 1
    for _ in 0..<count {
      root = root * 3 % 929
      let shifted = [1] + generator
      var next = generator + [0]
      for (index, coefficient) in shifted.enumerated() {
        next[index] = (next[index] + coefficient * (929 - root)) % 929
      }
      generator = next
    }
    var rest = Array(repeating: 0, count: count)
    for word in words {
      let factor = (word + rest[0]) % 929
      rest = Array(rest.dropFirst()) + [0]
      for index in rest.indices { rest[index] = (rest[index] + 929 * 929 - generator[index] * factor) % 929 }
    }
    return rest.map { (929 - $0) % 929 }
  }

  /// The row indicators: the number of the row, and in turn the number of rows, the error correction level, and the number of
  /// columns.
  static func indicators(row: Int, rows: Int, columns: Int, level: Int) -> (left: Int, right: Int) {
    let values = [(rows - 1) / 3, level * 3 + (rows - 1) % 3, columns - 1]
    let base = 30 * (row / 3)
    return (base + values[row % 3], base + values[(row + 2) % 3])
  }

  private static func line(_ words: [Int], row: Int, of rows: Int, level: Int, isCompact: Bool) -> [Bool] {
    let ends = indicators(row: row, rows: rows, columns: words.count, level: level)
    let own = [ends.left] + words + (isCompact ? [] : [ends.right])
    let patterns = own.map { (bits: PDF417Patterns.pattern(of: $0, row: row), count: 17) }
    return ([start] + patterns + [isCompact ? compactStop : stop]).flatMap { pattern in
      (0..<pattern.count).map { pattern.bits >> (pattern.count - 1 - $0) & 1 == 1 }
    }
  }
}
