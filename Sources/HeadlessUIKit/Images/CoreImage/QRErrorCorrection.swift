/// The blocks of a QR code and the bytes that mend them: Reed and Solomon's over the field of 256 elements.
enum QRErrorCorrection {
  /// The error correction codewords in a block, by level, then by version.
  private static let correcting: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// The number of blocks, by level, then by version.
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
      19,
      20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33,
      35,
      37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43,
      45,
      48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51,
      54,
      57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// All codewords: the modules outside of patterns, in bytes.
  private static func codewords(version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      modules -= (25 * count - 10) * count - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }

  static func dataCodewords(version: Int, level: Int) -> Int {
    codewords(version: version) - correcting[level][version - 1] * blocks[level][version - 1]
  }

  /// Data and correction, woven into each other: a byte of each block in turn.
  static func codewords(_ data: [UInt8], version: Int, level: Int) -> [UInt8] {
    let count = blocks[level][version - 1]
    let length = correcting[level][version - 1]
    let short = data.count / count
    // The last blocks are a byte longer.
    let shortCount = count - data.count % count
    let generator = self.generator(length)
    var start = 0
    var parts: [[UInt8]] = []
    for block in 0..<count {
      let end = start + short + (block < shortCount ? 0 : 1)
      parts.append(Array(data[start..<end]))
      start = end
    }
    let corrections = parts.map { remainder($0, generator) }
    var result: [UInt8] = []
    for index in 0...short { for part in parts where index < part.count { result.append(part[index]) } }
    for index in 0..<length { for correction in corrections { result.append(correction[index]) } }
    return result
  }

  private static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product = 0
    for bit in stride(from: 7, through: 0, by: -1) {
      product = product << 1 ^ (product >> 7) * 0x11D
      if b >> UInt8(bit) & 1 == 1 { product ^= Int(a) }
    }
    return UInt8(product)
  }

  /// The coefficients of the product of (x - 2^i), the leading one left out.
  private static func generator(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        result[index] = multiply(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = multiply(root, 2)
    }
    return result
  }

  private static func remainder(_ data: [UInt8], _ generator: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: generator.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in generator.indices { result[index] ^= multiply(generator[index], factor) }
    }
    return result
  }
}
