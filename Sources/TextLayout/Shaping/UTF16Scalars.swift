/// Iterates over the scalars of UTF-16 text.
enum UTF16Scalars {
  /// An unpaired surrogate is replaced with U+FFFD.
  static func forEach(
    _ units: UnsafePointer<UInt16>, _ range: Range<Int>, _ body: (_ scalar: UInt32, _ units: Range<Int>) -> Void
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let unit = UInt32(units[index])
      if unit & 0xF800 != 0xD800 {
        body(unit, index..<index + 1)
        index += 1
      } else if unit < 0xDC00, index + 1 < range.upperBound, units[index + 1] & 0xFC00 == 0xDC00 {
        body(0x10000 + (unit - 0xD800) << 10 + (UInt32(units[index + 1]) - 0xDC00), index..<index + 2)
        index += 2
      } else {
        body(0xFFFD, index..<index + 1)
        index += 1
      }
    }
  }

  static func scalars(_ units: UnsafePointer<UInt16>, _ range: Range<Int>) -> [UInt32] {
    var result: [UInt32] = []
    forEach(units, range) { scalar, _ in result.append(scalar) }
    return result
  }
}
