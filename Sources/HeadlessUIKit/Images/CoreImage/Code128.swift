internal import Foundation

/// Code 128 by ISO/IEC 15417: sets B for text and C for digits.
enum Code128 {
  /// Longer messages have no bars that can be read.
  private static let longestMessage = 500

  /// The widths of bars and gaps of the 107 symbols; the last is the end.
  private static let patterns = [
    "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312",
    "231212",
    "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212", "223112",
    "312131",
    "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121", "111323", "131123",
    "131321",
    "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331", "132131", "113123", "113321",
    "133121",
    "313121", "211331", "231131", "213113", "213311", "213131", "311123", "311321", "331121", "312113", "312311",
    "332111",
    "314111", "221411", "431111", "111224", "111422", "121124", "121421", "141122", "141221", "112214", "112412",
    "122114",
    "122411", "142112", "142211", "241211", "221114", "413111", "241112", "134111", "111242", "121142", "121241",
    "114212",
    "124112", "124211", "411212", "421112", "421211", "212141", "214121", "412121", "111143", "111341", "131141",
    "114113",
    "114311", "411113", "411311", "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
  ]
  private static let (startB, startC, codeB, codeC, end) = (104, 105, 100, 99, 106)

  /// True for bars, from left to right; nil for a message with other characters than ASCII's printable ones.
  static func bars(_ message: Data) -> [Bool]? {
    guard let symbols = symbols(Array(message)) else { return nil }
    return symbols.flatMap { symbol in
      patterns[symbol].enumerated().flatMap { index, width in
        [Bool](repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
      }
    }
  }

  private static func symbols(_ bytes: [UInt8]) -> [Int]? {
    guard !bytes.isEmpty, bytes.count <= longestMessage, bytes.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
    func digits(from index: Int) -> Int { bytes[index...].prefix { 0x30...0x39 ~= $0 }.count }
    var symbols: [Int] = []
    var inC = false
    var index = 0
    while index < bytes.count {
      let count = digits(from: index)
      // Changing sets is worth it for four digits at an end, and for six within.
      let isAtEnd = index == 0 || index + count == bytes.count
      let wantsC = inC ? count >= 2 : count >= (isAtEnd ? 4 : 6)
      if symbols.isEmpty {
        symbols.append(wantsC ? startC : startB)
      } else if wantsC != inC {
        symbols.append(wantsC ? codeC : codeB)
      }
      inC = wantsC
      if inC {
        symbols.append(Int(bytes[index] - 0x30) * 10 + Int(bytes[index + 1] - 0x30))
        index += 2
      } else {
        symbols.append(Int(bytes[index]) - 0x20)
        index += 1
      }
    }
    let sum = symbols.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) }
    return symbols + [sum % 103, end]
  }
}
