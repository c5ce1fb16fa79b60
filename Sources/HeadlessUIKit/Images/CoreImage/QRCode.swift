internal import Foundation

/// A QR code by ISO/IEC 18004, of bytes, in the smallest version that holds them.
struct QRCode {
  /// The error correction level: about 7, 15, 25 and 30 percent.
  enum Level: String {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The place of the level in tables, and its number in the code.
    var index: Int { self == .low ? 0 : self == .medium ? 1 : self == .quartile ? 2 : 3 }
    fileprivate var bits: Int { [1, 0, 3, 2][index] }
  }

  /// Row after row; true for dark ones. Without a quiet zone.
  private(set) var modules: [[Bool]]
  private var isFunction: [[Bool]]
  private let version: Int
  private let level: Level
  private var size: Int { version * 4 + 17 }

  /// Nil for a message that no version holds.
  init?(_ message: Data, level: Level) {
    self.level = level
    guard let version = (1...40).first(where: { QRCode.holds(message.count, version: $0, level) }) else { return nil }
    self.version = version
    let row = [Bool](repeating: false, count: version * 4 + 17)
    modules = Array(repeating: row, count: row.count)
    isFunction = modules
    drawFunctionPatterns()
    draw(QRErrorCorrection.codewords(QRCode.data(message, version, level), version: version, level: level.index))
    applyBestMask()
  }

  // MARK: Bits

  private static func countBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  private static func holds(_ count: Int, version: Int, _ level: Level) -> Bool {
    4 + countBits(version) + count * 8 <= QRErrorCorrection.dataCodewords(version: version, level: level.index) * 8
  }

  private static func data(_ message: Data, _ version: Int, _ level: Level) -> [UInt8] {
    let capacity = QRErrorCorrection.dataCodewords(version: version, level: level.index)
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1 == 1) }
    }
    // Bytes are mode 4.
    append(4, 4)
    append(message.count, countBits(version))
    for byte in message { append(Int(byte), 8) }
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var padding: UInt8 = 0xEC
    while bytes.count < capacity {
      bytes.append(padding)
      padding ^= 0xEC ^ 0x11
    }
    return bytes
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard 0..<size ~= x, 0..<size ~= y else { return }
    modules[y][x] = isDark
    isFunction[y][x] = true
  }

  private mutating func drawFunctionPatterns() {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let places = alignmentPlaces
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated() {
        // Three corners have finders.
        let isCorner = i == 0 && (j == 0 || j == places.count - 1) || i == places.count - 1 && j == 0
        if !isCorner { drawAlignment(x, y) }
      }
    }
    drawFormat(mask: 0)
    drawVersion()
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let distance = max(abs(dx), abs(dy))
        set(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
  }

  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    // Evenly spaced from the far end, with even distances; version 32 is the standard's exception.
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  private mutating func drawFormat(mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      set(size - 11 + index % 3, index / 3, isDark)
      set(index / 3, size - 11 + index % 3, isDark)
    }
  }

  /// Codewords go up and down in columns of two, from the right, past the vertical timing pattern.
  private mutating func draw(_ codewords: [UInt8]) {
    var index = 0
    var right = size - 1
    var goesUp = true
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = goesUp ? size - 1 - step : step
        for x in [right, right - 1] where !isFunction[y][x] && index < codewords.count * 8 {
          modules[y][x] = codewords[index / 8] >> (7 - index % 8) & 1 == 1
          index += 1
        }
      }
      goesUp.toggle()
      right -= 2
    }
  }

  // MARK: Masks

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  private mutating func apply(mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !isFunction[y][x] && QRCode.inverts(mask, x, y) { modules[y][x].toggle() }
    }
  }

  private mutating func applyBestMask() {
    var best = (mask: 0, penalty: Int.max)
    for mask in 0..<8 {
      drawFormat(mask: mask)
      apply(mask: mask)
      let penalty = penalty
      if penalty < best.penalty { best = (mask, penalty) }
      apply(mask: mask)
    }
    drawFormat(mask: best.mask)
    apply(mask: best.mask)
  }

  /// The standard's penalty of a mask: runs of one colour, blocks, finder-like patterns, and an imbalance of colours.
  private var penalty: Int {
    var penalty = 0
    let columns = (0..<size).map { x in modules.map { $0[x] } }
    for line in modules + columns { penalty += QRCode.penalty(of: line) }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = modules[y][x]
        if modules[y][x + 1] == color, modules[y + 1][x] == color, modules[y + 1][x + 1] == color { penalty += 3 }
      }
    }
    let dark = modules.joined().count { $0 }
    let percent = dark * 100 / (size * size)
    return penalty + abs(percent - 50) / 5 * 10
  }

  private static let finderLike = [
    [true, false, true, true, true, false, true, false, false, false, false],
    [false, false, false, false, true, false, true, true, true, false, true],
  ]

  private static func penalty(of line: [Bool]) -> Int {
    var penalty = 0
    var run = 0
    for (index, module) in line.enumerated() {
      run = index > 0 && line[index - 1] == module ? run + 1 : 1
      penalty += run == 5 ? 3 : run > 5 ? 1 : 0
    }
    for start in 0...line.count - 11 {
      let part = line[start..<start + 11]
      if finderLike.contains(where: { part.elementsEqual($0) }) { penalty += 40 }
    }
    return penalty
  }
}
