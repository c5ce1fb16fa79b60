import Foundation

/// Bytes that were right, with a few changes.
enum Mutation {
  static func of(_ valid: Data, _ chance: inout Chance) -> Data {
    var bytes = [UInt8](valid)
    for _ in 0...chance.below(4) where !bytes.isEmpty {
      let index = chance.below(bytes.count)
      switch chance.below(8) {
      case 0: bytes[index] = UInt8(truncatingIfNeeded: chance.next())
      case 1: bytes[index] ^= 1 << UInt8(chance.below(8))
      case 2: bytes.removeSubrange(index..<min(index + 1 + chance.below(40), bytes.count))
      case 3: bytes.insert(contentsOf: bytes[index..<min(index + 1 + chance.below(40), bytes.count)], at: index)
      case 4: if chance.hits(oneIn: 4) { bytes.removeSubrange(index...) }
      case 5: bytes[index] = chance.of([0, 0xFF, 0x7F, 0x80, 0x22, 0x5C, 0x7B, 0x3C])
      case 6: bytes.insert(contentsOf: Array(chance.of(words).utf8), at: index)
      default:
        let other = chance.below(bytes.count)
        bytes.swapAt(index, other)
      }
    }
    return Data(bytes)
  }

  /// What readers stumble over.
  private static let words = [
    "\\ud800", "1e999", "-1", "null", "\u{0}", "../", "9223372036854775808", "]]>", "&#0;", "\r\n",
  ]
}
