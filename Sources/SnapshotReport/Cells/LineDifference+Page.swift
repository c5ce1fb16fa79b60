internal import Onionskin

extension LineDifference {
  /// The number of unchanged lines that a page shows on each side of a change.
  static let pageContext = 3

  /// Lines with a prefix: a space for an unchanged line, `-` for a removed one, `+` for an added one, `@` for a number of omitted
  /// lines. Empty if there is no difference.
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
