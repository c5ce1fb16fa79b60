internal import Foundation

/// The 2,787 bar patterns of PDF417 (ISO/IEC 15438, annex A): three clusters, one for every third row, of 929 code words each.
///
/// A pattern is four bars and four gaps of one to six modules, seventeen together; its cluster is its first bar, less the second,
/// more the third, less the fourth, modulo nine. A cluster's patterns ascend by what lies between like edges. The standard leaves
/// some of them out, which follows from no rule: the table says which it takes.
enum PDF417Patterns {
  /// A code word's pattern in a row: seventeen bits, the first bar's on top.
  static func pattern(of word: Int, row: Int) -> Int { clusters[row % 3][word] }

  static let clusters: [[Int]] = {
    let all = widths(of: 8, modules: 17)
    return taken.enumerated().map { index, bits in
      let cluster = all.filter { remainder($0[0] - $0[2] + $0[4] - $0[6]) == 3 * index }
      let sorted = cluster.sorted { key($0).lexicographicallyPrecedes(key($1)) }
      return zip(sorted, bits).filter(\.1).map { bars($0.0) }
    }
  }()

  /// All ways to divide modules among bars and spaces.
  private static func widths(of count: Int, modules: Int) -> [[Int]] {
    guard count > 0 else { return modules == 0 ? [[]] : [] }
    guard count...6 * count ~= modules else { return [] }
    return (1...6).flatMap { width in widths(of: count - 1, modules: modules - width).map { [width] + $0 } }
  }

  private static func remainder(_ value: Int) -> Int { (value + 9) % 9 }

  /// Edge to like edge from the second to the sixth, then the widths.
  private static func key(_ widths: [Int]) -> [Int] { (1...5).map { widths[$0] + widths[$0 + 1] } + widths }

  private static func bars(_ widths: [Int]) -> Int {
    widths.enumerated().reduce(0) { bits, next in
      bits << next.element | (next.offset % 2 == 0 ? (1 << next.element) - 1 : 0)
    }
  }

  /// Which of a cluster's patterns are code words, in their order.
  private static let taken: [[Bool]] = table.map { text in
    (Data(base64Encoded: text) ?? Data()).flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 == 1 } }
  }

  private static let table = [
    "/00/0D/Dxf99f/H89/9X/X1//f9X/1RVQf/Q/1P13//PqrrSD61yD2z//3tZ6tPq8vd//+tds9vX//V7UoqpKAA++r/r7//u1nbI+b09v/75"
      + "12r65NPMj3Nr7//N7/WW2r26/+3+5vqqpUlAABN/f//33zrtXt3//avfZy21e3f/u/3N/3Odz//v9v7u9VVVUATVV8/1qv7+uu+3W7+6/u/u"
      + "7vv//gAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "/////////f7////////v//////////////78///////+///fm9/q9/q9/q9vf//b/b/b/b//7/fv9/////P////////2/2/2/2///7/6/7f7"
      + "f7f///////////////v7+/v////////////+////////////8/P/////f/AA",
    "/+f/f///7/7//////////v//3///////q9/7/////9v////3//////////b/////9Xv7f///b///7////9///f//93////q9/b///9v///v/"
      + "//P////f//+3///6vf2///b//9/+P////3//vf//f2////////7//////wAA",
  ]
}
