/// The differing lines of two texts as a patch. Markers and spaces are those of swift-snapshot-testing's messages: a minus, a plus
/// and a figure space, and a mark after lines that end with a space.
enum TextPatch {
  /// The number of equal lines around differences.
  static let context = 4

  /// The differences; nil for equal texts.
  static func text(from old: String, to new: String) -> String? {
    if old == new { return nil }
    let difference = LineDifference(from: lines(of: old), to: lines(of: new))
    // Texts that only differ in Unicode composition have equal lines.
    if difference.isEmpty { return "The texts differ in the composition of characters." }
    return hunks(of: difference).map { hunk in
      ([header(of: hunk, in: difference.lines)]
        + difference.lines[hunk].map { sign(of: $0.kind) + $0.text + ($0.text.hasSuffix(" ") ? "¬" : "") })
        .joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Equal lines at the end are shown completely if they aren't more than between two changes.
  private static func hunks(of difference: LineDifference) -> [Range<Int>] {
    var hunks = difference.hunks(context: context)
    guard let last = hunks.last else { return hunks }
    let rest =
      difference.lines[last].reversed().prefix { $0.kind == .stayed }.count + difference.lines.count - last.upperBound
    if rest <= 2 * context { hunks[hunks.count - 1] = last.lowerBound..<difference.lines.count }
    return hunks
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func sign(of kind: LineDifference.Kind) -> String {
    switch kind {
    case .stayed: "\u{2007}"
    case .went: "\u{2212}"
    case .came: "+"
    }
  }

  private static func header(of range: Range<Int>, in lines: [LineDifference.Line]) -> String {
    func count(_ part: ArraySlice<LineDifference.Line>, without kind: LineDifference.Kind) -> Int {
      part.count { $0.kind != kind }
    }
    let before = lines[..<range.lowerBound]
    let part = lines[range]
    let old = "\(count(before, without: .came) + 1),\(count(part, without: .came))"
    let new = "\(count(before, without: .went) + 1),\(count(part, without: .went))"
    return "@@ \(sign(of: .went))\(old) +\(new) @@"
  }
}
