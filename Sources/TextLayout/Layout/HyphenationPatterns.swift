import Foundation

/// The patterns of one file, in the format of libhyphen (its `README_hyphen`): the encoding's name, then one pattern per line, in
/// which digits rate the positions between letters and a full stop represents the end of a word.
struct HyphenationPatterns {
  /// Longer words aren't hyphenated.
  static let longestWord = 100
  /// Larger files aren't read; those of Debian have at most 400,000 bytes.
  private static let largestFile = 4 << 20

  private var weights: [[UInt16]: [UInt8]] = [:]
  private var longest = 0
  /// The minimum number of letters before and after a hyphen.
  private var (leftMinimum, rightMinimum) = (2, 2)

  /// Nil for a file that doesn't contain patterns in a supported encoding: UTF-8 or ISO 8859-1.
  init?(_ data: Data) {
    guard data.count <= HyphenationPatterns.largestFile else { return nil }
    let header = data.prefix { $0 != 0x0A }
    let encoding = String(decoding: header, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    let text: String?
    switch encoding {
    case "UTF-8": text = String(data: data, encoding: .utf8)
    case "ISO8859-1": text = String(data: data, encoding: .isoLatin1)
    default: text = nil
    }
    guard let text else { return nil }
    for line in text.split(whereSeparator: \.isNewline).dropFirst() { read(line) }
    if weights.isEmpty { return nil }
  }

  private mutating func read(_ line: Substring) {
    let fields = line.split(separator: " ")
    guard let first = fields.first else { return }
    let number = fields.count > 1 ? Int(fields[1]) : nil
    switch first {
    case "LEFTHYPHENMIN": leftMinimum = max(number ?? leftMinimum, 1)
    case "RIGHTHYPHENMIN": rightMinimum = max(number ?? rightMinimum, 1)
    // The preceding patterns only divide compounds.
    case "NEXTLEVEL": weights = [:]
    default: addPattern(first)
    }
  }

  private mutating func addPattern(_ pattern: Substring) {
    // Directives, comments, and patterns that change the spelling of a divided word.
    guard !pattern.contains(where: { $0 == "/" || $0 == "%" || $0 == "#" || $0.isUppercase }) else { return }
    var letters: [UInt16] = []
    var digits: [UInt8] = [0]
    for unit in pattern.utf16 {
      if 0x30...0x39 ~= unit {
        digits[digits.count - 1] = UInt8(unit - 0x30)
      } else {
        letters.append(unit)
        digits.append(0)
      }
    }
    guard !letters.isEmpty else { return }
    weights[letters] = digits
    longest = max(longest, letters.count)
  }

  /// - Parameter word: in lower case.
  func divisions(of word: [UInt16]) -> [Int] {
    let stop: UInt16 = 0x2E
    let framed = [stop] + word + [stop]
    var values = [UInt8](repeating: 0, count: framed.count + 1)
    for start in framed.indices {
      for end in start + 1..<min(start + longest, framed.count) + 1 {
        guard let digits = weights[Array(framed[start..<end])] else { continue }
        for (offset, digit) in digits.enumerated() { values[start + offset] = max(values[start + offset], digit) }
      }
    }
    // The value before a letter of the word is one further, because of the initial full stop.
    return (1..<max(word.count, 1)).filter { index in
      values[index + 1] % 2 == 1 && index >= leftMinimum && word.count - index >= rightMinimum
    }
  }
}
