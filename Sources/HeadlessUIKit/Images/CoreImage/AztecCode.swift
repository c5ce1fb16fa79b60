internal import Foundation

/// An Aztec code (ISO/IEC 24778) in the smallest size that holds a message: rings of modules around a bull's eye.
struct AztecCode {
  /// Row after row; true for dark ones. Without a quiet zone, which such codes don't need.
  private(set) var modules: [[Bool]]

  /// The layout of a code: one of four compact sizes, or a full one with a reference grid.
  private struct Layout {
    let isCompact: Bool
    let layers: Int

    /// Bits of a word.
    var wordWidth: Int { layers <= 2 ? 6 : layers <= 8 ? 8 : layers <= 22 ? 10 : 12 }
    /// The total of all rings.
    var capacity: Int { ((isCompact ? 88 : 112) + 16 * layers) * layers }
    var words: Int { capacity / wordWidth }
    /// The side without the lines to measure by.
    var plainSide: Int { (isCompact ? 11 : 14) + 4 * layers }

    /// The polynomials of the fields that words are elements of.
    var polynomial: Int { [6: 0x43, 8: 0x12D, 10: 0x409, 12: 0x1069][wordWidth]! }

    /// The positions of the rings' rows and columns in the code.
    var places: [Int] {
      if isCompact { return Array(0..<plainSide) }
      let half = plainSide / 2
      let middle = half + (half - 1) / 15
      let lines = (0..<half).map { $0 + $0 / 15 + 1 }
      return lines.reversed().map { middle - $0 } + lines.map { middle + $0 }
    }

    var side: Int { isCompact ? plainSide : plainSide + 1 + 2 * ((plainSide / 2 - 1) / 15) }

    /// The layouts from the smallest one.
    static let all =
      (1...4).map { Layout(isCompact: true, layers: $0) } + (4...32).map { Layout(isCompact: false, layers: $0) }
  }

  /// Nil for a message that no size holds.
  ///
  /// - Parameters:
  ///   - correction: how much of the code, in percent, is for correcting errors.
  ///   - isCompact: whether it has to be one of the small sizes, or one of the others; nil for any.
  ///   - layers: how many rings it has to have; nil for as few as it takes.
  init?(_ message: Data, correction: Double, isCompact: Bool? = nil, layers: Int? = nil) {
    let bits = AztecText(Array(message)).bits
    let wanted = Layout.all.filter { layout in
      (isCompact.map { $0 == layout.isCompact } ?? true) && (layers.map { $0 == layout.layers } ?? true)
    }
    for layout in wanted {
      let words = AztecCode.words(bits, width: layout.wordWidth)
      // Three words more than the share, by the standard's advice.
      let checks = Int((Double(layout.words) * correction / 100).rounded(.up)) + 3
      guard words.count + checks <= layout.words, words.count <= (layout.isCompact ? 64 : 2048) else { continue }
      modules = Array(repeating: Array(repeating: false, count: layout.side), count: layout.side)
      drawRings(words, layout)
      drawMiddle(words.count, layout)
      return
    }
    return nil
  }

  // MARK: Words

  /// Words of bits: none is all of one kind, which a bit more sees to. The last is filled up with ones.
  private static func words(_ bits: [Bool], width: Int) -> [Int] {
    var words: [Int] = []
    var place = 0
    let full = (1 << width) - 1
    while place < bits.count {
      var word = 0
      for offset in 0..<width {
        let bit = place + offset < bits.count ? bits[place + offset] : true
        word = word << 1 | (bit ? 1 : 0)
      }
      if word | 1 == full {
        word = full - 1
        place -= 1
      } else if word >> 1 == 0 {
        word = 1
        place -= 1
      }
      words.append(word)
      place += width
    }
    return words
  }

  private static func bits(_ words: [Int], width: Int) -> [Bool] {
    words.flatMap { word in stride(from: width - 1, through: 0, by: -1).map { word >> $0 & 1 == 1 } }
  }

  // MARK: Drawing

  /// From the outside in; each ring consists of four sides in order, two modules wide.
  private mutating func drawRings(_ words: [Int], _ layout: Layout) {
    let checks = ReedSolomon(polynomial: layout.polynomial)
      .checkWords(for: words, count: layout.words - words.count)
    let unused = Array(repeating: false, count: layout.capacity % layout.wordWidth)
    let bits = unused + AztecCode.bits(words + checks, width: layout.wordWidth)
    let places = layout.places
    var next = 0
    for ring in 0..<layout.layers {
      let (first, last) = (2 * ring, layout.plainSide - 1 - 2 * ring)
      let length = last - first - 1
      // Down the left side, along the lower one, up the right one, back along the upper one.
      for side in 0..<4 {
        for step in 0..<length {
          for depth in 0..<2 {
            let (column, row) =
              switch side {
              case 0: (first + depth, first + step)
              case 1: (first + step, last - depth)
              case 2: (last - depth, last - step)
              default: (last - step, first + depth)
              }
            modules[places[row]][places[column]] = bits[next]
            next += 1
          }
        }
      }
    }
  }

  private mutating func drawMiddle(_ words: Int, _ layout: Layout) {
    let middle = layout.side / 2
    if !layout.isCompact { drawLines(middle, layout) }
    // Rings around the very middle, one dark, one light.
    let size = layout.isCompact ? 4 : 6
    for y in -size...size {
      for x in -size...size { modules[middle + y][middle + x] = max(abs(x), abs(y)) % 2 == 0 }
    }
    drawMode(words, middle, size + 1, layout)
  }

  /// Lines of every other module to measure by, sixteen apart.
  private mutating func drawLines(_ middle: Int, _ layout: Layout) {
    for line in stride(from: 0, through: middle, by: 16) {
      for place in 0..<layout.side where (place - middle) % 2 == 0 {
        for side in [middle - line, middle + line] {
          modules[side][place] = true
          modules[place][side] = true
        }
      }
    }
  }

  /// The mode message with the number of layers and words, in a ring around the bull's eye, whose corners indicate the orientation.
  private mutating func drawMode(_ words: Int, _ middle: Int, _ ring: Int, _ layout: Layout) {
    let value = (layout.layers - 1) << (layout.isCompact ? 6 : 11) | (words - 1)
    let count = layout.isCompact ? 2 : 4
    let data = (0..<count).map { value >> (4 * (count - 1 - $0)) & 15 }
    let checks = ReedSolomon(polynomial: 0x13).checkWords(for: data, count: layout.isCompact ? 5 : 6)
    let bits = AztecCode.bits(data + checks, width: 4)
    let length = bits.count / 4
    for step in 0..<length {
      // The reference grid goes through the middle of each side.
      let place = step - length / 2 + (layout.isCompact ? 0 : step >= length / 2 ? 1 : 0)
      modules[middle - ring][middle + place] = bits[step]
      modules[middle + place][middle + ring] = bits[length + step]
      modules[middle + ring][middle - place] = bits[2 * length + step]
      modules[middle - place][middle - ring] = bits[3 * length + step]
    }
    for (x, y) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] { modules[middle + y * ring][middle + x * ring] = false }
    for (x, y) in [
      (-ring, -ring), (1 - ring, -ring), (-ring, 1 - ring), (ring, -ring), (ring, 1 - ring), (ring, ring - 1),
    ] {
      modules[middle + y][middle + x] = true
    }
  }
}
