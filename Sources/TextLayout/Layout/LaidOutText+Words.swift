package import Foundation

extension LaidOutText {
  /// Whether a line ends inside a word of the text, where no line may be broken by Unicode's rules. A hyphen, a space or an ideograph
  /// before the next line divides no word.
  ///
  /// - Parameter text: the text of the lines; their ranges are in its UTF-16 units.
  package func dividesWord(of text: NSString) -> Bool {
    lines.contains { line in
      !line.endsParagraph && !line.isTruncated && Self.isInsideWord(line.range.upperBound, of: text)
    }
  }

  private static func isInsideWord(_ offset: Int, of text: NSString) -> Bool {
    guard offset > 0, offset < text.length else { return false }
    func isSpace(_ unit: Int) -> Bool {
      Unicode.Scalar(text.character(at: unit)).map { $0.properties.isWhitespace } ?? false
    }
    // The rules look at most at the characters between two spaces.
    var (start, end) = (offset, offset)
    while start > 0, !isSpace(start - 1) { start -= 1 }
    while end < text.length, !isSpace(end) { end += 1 }
    guard start < offset, offset < end else { return false }
    let units = (start..<end).map { text.character(at: $0) }
    var flags = [UInt8](repeating: UnitFlags.graphemeStart, count: units.count)
    LineBreakOpportunities.mark(
      &flags, units: units, count: units.count, isSimple: units.allSatisfy { $0 < 0x231A }, keepsHangulWords: true)
    return flags[offset - start] & (UnitFlags.breakBefore | UnitFlags.lineSeparator) == 0
  }
}
