internal import Onionskin

extension LineDifference {
  /// How many lines that stayed a page keeps on each side of a change.
  static let pageContext = 3

  /// Lines behind a mark: a space for a line that stayed, `-` for one that went, `+` for one that came, `@` for a number
  /// of lines that are left out. Empty where nothing differs.
  var markedLines: [String] {
    var result: [String] = []
    var end = 0
    for hunk in hunks(context: LineDifference.pageContext) {
      if hunk.lowerBound > end { result.append("@\(hunk.lowerBound - end)") }
      for line in lines[hunk] {
        switch line.kind {
        case .stayed: result.append(" " + line.text)
        case .went: result.append("-" + line.text)
        case .came: result.append("+" + line.text)
        }
      }
      end = hunk.upperBound
    }
    if end > 0, end < lines.count { result.append("@\(lines.count - end)") }
    return result
  }
}
