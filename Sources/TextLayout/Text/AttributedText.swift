import Foundation

/// A string with attributes for its ranges. Ranges are in UTF-16 units, as in `NSAttributedString`; parts outside the string are
/// ignored. A character (a grapheme cluster) that a range divides has the attributes of its first unit.
public struct AttributedText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    /// In UTF-16 units.
    public var range: Range<Int>
    public var attributes: TextAttributes

    public init(range: Range<Int>, attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  public struct ParagraphRun: Hashable, Sendable {
    /// In UTF-16 units.
    public var range: Range<Int>
    public var style: ParagraphStyle

    public init(range: Range<Int>, style: ParagraphStyle) {
      self.range = range
      self.style = style
    }
  }

  public let string: String
  /// The number of UTF-16 units in the string.
  public let length: Int
  /// Ascending and contiguous; empty for an empty string.
  public private(set) var runs: [Run]
  /// Ascending and contiguous; empty for an empty string. A paragraph has the style of its first character.
  public private(set) var paragraphRuns: [ParagraphRun]
  /// The attributes of text without a run, and of the line of an empty text.
  public let baseAttributes: TextAttributes
  public let baseParagraphStyle: ParagraphStyle

  public init(_ string: String, attributes: TextAttributes, paragraphStyle: ParagraphStyle = ParagraphStyle()) {
    self.string = string
    length = string.utf16.count
    baseAttributes = attributes
    baseParagraphStyle = paragraphStyle
    runs = length == 0 ? [] : [Run(range: 0..<length, attributes: attributes)]
    paragraphRuns = length == 0 ? [] : [ParagraphRun(range: 0..<length, style: paragraphStyle)]
  }

  /// If runs overlap, the later one applies.
  public init(
    _ string: String, attributes: TextAttributes, paragraphStyle: ParagraphStyle = ParagraphStyle(), runs: [Run],
    paragraphRuns: [ParagraphRun] = []
  ) {
    self.init(string, attributes: attributes, paragraphStyle: paragraphStyle)
    if AttributedText.tiles(runs.map(\.range), length) {
      self.runs = runs
    } else {
      for run in runs { setAttributes(run.attributes, in: run.range) }
    }
    if AttributedText.tiles(paragraphRuns.map(\.range), length) {
      self.paragraphRuns = paragraphRuns
    } else {
      for run in paragraphRuns { setParagraphStyle(run.style, in: run.range) }
    }
  }

  public mutating func setAttributes(_ attributes: TextAttributes, in range: Range<Int>) {
    let range = range.clamped(to: 0..<length)
    if range.isEmpty { return }
    var result: [Run] = []
    for run in runs {
      result += AttributedText.cut(run.range, range).map { Run(range: $0, attributes: run.attributes) }
    }
    let place = result.firstIndex { $0.range.lowerBound >= range.upperBound } ?? result.count
    result.insert(Run(range: range, attributes: attributes), at: place)
    runs = result
  }

  public mutating func setParagraphStyle(_ style: ParagraphStyle, in range: Range<Int>) {
    let range = range.clamped(to: 0..<length)
    if range.isEmpty { return }
    var result: [ParagraphRun] = []
    for run in paragraphRuns {
      result += AttributedText.cut(run.range, range).map { ParagraphRun(range: $0, style: run.style) }
    }
    let place = result.firstIndex { $0.range.lowerBound >= range.upperBound } ?? result.count
    result.insert(ParagraphRun(range: range, style: style), at: place)
    paragraphRuns = result
  }

  /// The attributes at a UTF-16 offset; beyond the end, those of the last character.
  public func attributes(at offset: Int) -> TextAttributes {
    runs.isEmpty ? baseAttributes : runs[AttributedText.index(of: offset, in: runs, \.range)].attributes
  }

  /// The paragraph style at a UTF-16 offset; beyond the end, that of the last character.
  public func paragraphStyle(at offset: Int) -> ParagraphStyle {
    paragraphRuns.isEmpty
      ? baseParagraphStyle : paragraphRuns[AttributedText.index(of: offset, in: paragraphRuns, \.range)].style
  }

  /// The index of the run that contains a UTF-16 offset; that of the last one beyond the end, and 0 if there are none.
  func indexOfRun(at offset: Int) -> Int { AttributedText.index(of: offset, in: runs, \.range) }

  /// A binary search, for texts with as many runs as characters.
  private static func index<Run>(of offset: Int, in runs: [Run], _ range: KeyPath<Run, Range<Int>>) -> Int {
    var lower = 0
    var upper = runs.count - 1
    while lower < upper {
      let middle = (lower + upper) / 2
      if runs[middle][keyPath: range].upperBound <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  private static func tiles(_ ranges: [Range<Int>], _ length: Int) -> Bool {
    var end = 0
    for range in ranges {
      guard range.lowerBound == end, !range.isEmpty else { return false }
      end = range.upperBound
    }
    return end == length && length > 0
  }

  /// Of the runs, the first one's size and colour are enough: texts that differ elsewhere are compared, and hashing all attributes
  /// of a short text takes longer than finding its layout.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(runs.count)
    let first = runs.first?.attributes ?? baseAttributes
    hasher.combine(first.font.pointSize)
    hasher.combine(first.color)
  }

  /// The parts of `range` outside `hole`.
  private static func cut(_ range: Range<Int>, _ hole: Range<Int>) -> [Range<Int>] {
    guard range.overlaps(hole) else { return [range] }
    var result: [Range<Int>] = []
    if range.lowerBound < hole.lowerBound { result.append(range.lowerBound..<hole.lowerBound) }
    if hole.upperBound < range.upperBound { result.append(hole.upperBound..<range.upperBound) }
    return result
  }
}
