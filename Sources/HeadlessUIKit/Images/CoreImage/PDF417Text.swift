internal import Foundation

/// A message as code words of PDF417 (ISO/IEC 15438, annex P): two characters of text a word, 44 digits in fifteen, six bytes in
/// five.
struct PDF417Text {
  enum Mode: Int {
    case automatic, numeric, text, byte
  }

  private(set) var words: [Int] = []
  private let bytes: [UInt8]
  private var submode = Submode.upper

  /// Nil for a message that the mode can't encode.
  ///
  /// - Parameters:
  ///   - mode: the encoding; `automatic` alternates between digits, text and bytes.
  ///   - isSaid: whether the beginning of text is marked explicitly, which readers assume.
  init?(_ message: [UInt8], mode: Mode, isSaid: Bool) {
    bytes = message
    let isText = message.allSatisfy { Submode.of($0) != nil }
    switch mode {
    case .numeric:
      guard message.allSatisfy(PDF417Text.isDigit) else { return nil }
      addDigits(0..<message.count)
    case .text:
      guard isText else { return nil }
      if isSaid { words.append(PDF417Text.toText) }
      addText(0..<message.count)
    case .byte: addBytes(0..<message.count)
    case .automatic: addParts(isSaid: isSaid)
    }
  }

  // The following segments: text, bytes, a multiple of six bytes, digits.
  private static let (toText, toBytes, toSixes, toDigits) = (900, 901, 924, 902)

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  /// Thirteen digits are worth a change of mode, and five characters of text.
  private mutating func addParts(isSaid: Bool) {
    var index = 0
    var isInText = !isSaid
    func run(_ belongs: (UInt8) -> Bool) -> Int { bytes[index...].prefix(while: belongs).count }
    while index < bytes.count {
      let digits = run(PDF417Text.isDigit)
      if digits >= 13 {
        addDigits(index..<index + digits)
        index += digits
        isInText = false
        continue
      }
      let text = textCount(from: index)
      if text >= 5 || text == bytes.count - index {
        if !isInText { words.append(PDF417Text.toText) }
        addText(index..<index + text)
        index += text
        isInText = true
        continue
      }
      let others = byteCount(from: index)
      addBytes(index..<index + others)
      isInText = false
      index += others
    }
  }

  /// The number of text characters before at least thirteen digits.
  private func textCount(from start: Int) -> Int {
    var (index, digits) = (start, 0)
    while index < bytes.count, Submode.of(bytes[index]) != nil {
      digits = PDF417Text.isDigit(bytes[index]) ? digits + 1 : 0
      index += 1
      if digits == 13 { return index - 13 - start }
    }
    return index - start
  }

  /// The number of bytes before at least five text characters.
  private func byteCount(from start: Int) -> Int {
    var index = start
    while index < bytes.count, textCount(from: index) < 5 { index += 1 }
    return max(index - start, 1)
  }

  // MARK: Text

  /// Submodes of thirty characters, with codes for switching between them.
  private enum Submode: Int {
    case upper, lower, mixed, punctuation

    private static let tables: [[UInt8]] = [
      Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ ".utf8), Array("abcdefghijklmnopqrstuvwxyz ".utf8),
      Array("0123456789&\r\t,:#-.$/+%*=^".utf8) + [0, Character(" ").asciiValue!],
      Array(";<>@[\\]_`~!\r\t,:\n-.$/\"|*()?{}'".utf8),
    ]

    static func of(_ byte: UInt8) -> Submode? {
      byte == 0 ? nil : [upper, lower, mixed, punctuation].first { $0.value(of: byte) != nil }
    }

    func value(of byte: UInt8) -> Int? { byte == 0 ? nil : Submode.tables[rawValue].firstIndex(of: byte) }

    /// The code that latches another submode.
    func latches(to other: Submode) -> [Int] {
      switch (self, other) {
      case (.upper, .lower), (.mixed, .lower): [27]
      case (.upper, .mixed), (.lower, .mixed): [28]
      case (.upper, .punctuation), (.lower, .punctuation): [28, 25]
      case (.mixed, .punctuation): [25]
      case (.lower, .upper): [28, 28]
      case (.mixed, .upper): [28]
      case (.punctuation, .upper): [29]
      case (.punctuation, .lower): [29, 27]
      case (.punctuation, .mixed): [29, 28]
      default: []
      }
    }

    /// The code that shifts to another submode for one character.
    func shift(to other: Submode) -> Int? {
      switch (self, other) {
      case (.lower, .upper): 27
      case (.upper, .punctuation), (.lower, .punctuation), (.mixed, .punctuation): 29
      default: nil
      }
    }
  }

  private mutating func addText(_ range: Range<Int>) {
    var values: [Int] = []
    // Each change to text begins with the submode of capitals.
    submode = .upper
    for index in range {
      let byte = bytes[index]
      if let value = submode.value(of: byte) {
        values.append(value)
        continue
      }
      guard let other = Submode.of(byte), let value = other.value(of: byte) else { continue }
      let stays = range.contains(index + 1) && other.value(of: bytes[index + 1]) != nil
      if let shift = submode.shift(to: other), !stays {
        values += [shift, value]
      } else {
        values += submode.latches(to: other) + [value]
        submode = other
      }
    }
    // An odd number of values is padded with a switch that has no effect.
    if values.count % 2 == 1 { values.append(29) }
    for index in stride(from: 0, to: values.count, by: 2) { words.append(values[index] * 30 + values[index + 1]) }
  }

  // MARK: Digits and bytes

  /// Groups of 44 digits, a 1 before them, as numbers to the base of 900.
  private mutating func addDigits(_ range: Range<Int>) {
    words.append(PDF417Text.toDigits)
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 44) {
      let digits = bytes[start..<min(start + 44, range.upperBound)].map { Int($0 - 0x30) }
      words += PDF417Text.digits([1] + digits, from: 10, to: 900)
    }
  }

  private mutating func addBytes(_ range: Range<Int>) {
    words.append(range.count % 6 == 0 ? PDF417Text.toSixes : PDF417Text.toBytes)
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 6) {
      let group = bytes[start..<min(start + 6, range.upperBound)].map(Int.init)
      if group.count < 6 {
        words += group
      } else {
        let number = PDF417Text.digits(group, from: 256, to: 900)
        words += Array(repeating: 0, count: 5 - number.count) + number
      }
    }
  }

  /// A number's digits to another base, the greatest first.
  private static func digits(_ digits: [Int], from base: Int, to other: Int) -> [Int] {
    var rest = digits
    var result: [Int] = []
    while !rest.isEmpty {
      var (quotient, carry): ([Int], Int) = ([], 0)
      for digit in rest {
        carry = carry * base + digit
        if !quotient.isEmpty || carry >= other { quotient.append(carry / other) }
        carry %= other
      }
      result.append(carry)
      rest = quotient
    }
    return result.reversed()
  }
}
