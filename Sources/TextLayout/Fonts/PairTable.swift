/// Values of pairs of neighbouring characters of printable ASCII; 0 for other pairs.
///
/// A square array, because shaping reads it for every character.
struct PairTable {
  private static let first = 0x20
  private static let count = 0x7F - first

  private var values: [Float]

  /// - Parameter pairs: by strings of two characters; others are ignored.
  init(_ pairs: [String: Double]) {
    values = pairs.isEmpty ? [] : Array(repeating: 0, count: PairTable.count * PairTable.count)
    for (pair, value) in pairs {
      let units = Array(pair.utf16)
      guard units.count == 2, let index = PairTable.index(Int(units[0]), Int(units[1])) else { continue }
      values[index] = Float(value)
    }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The value of a pair of UTF-16 units.
  func value(_ left: Int, _ right: Int) -> Double {
    guard !values.isEmpty, let index = PairTable.index(left, right) else { return 0 }
    return Double(values[index])
  }

  private static func index(_ left: Int, _ right: Int) -> Int? {
    guard left >= first, right >= first, left - first < count, right - first < count else { return nil }
    return (left - first) * count + right - first
  }
}
