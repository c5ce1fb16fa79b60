/// The lines in which two texts differ, with lines around them.
enum LineDiff {
  private enum Kind: Character { case both = " ", removed = "-", added = "+" }

  private struct Line {
    let kind: Kind
    let text: Substring
  }

  /// How many equal lines stand around those that differ.
  static let context = 3

  /// The differences in the form of a patch; nil for equal texts.
  static func patch(from old: String, to new: String) -> String? {
    if old == new { return nil }
    let lines = merged(
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false))
    let changed = lines.indices.filter { lines[$0].kind != .both }
    // Texts that only differ in how characters are composed have equal lines.
    guard let first = changed.first else { return "The texts differ in the composition of characters." }
    var hunks: [Range<Int>] = []
    var current = max(first - context, 0)..<min(first + context + 1, lines.count)
    for index in changed.dropFirst() {
      let around = max(index - context, 0)..<min(index + context + 1, lines.count)
      if around.lowerBound <= current.upperBound {
        current = current.lowerBound..<around.upperBound
      } else {
        hunks.append(current)
        current = around
      }
    }
    hunks.append(current)
    return hunks.map { header(of: $0, in: lines) + "\n" + text(of: lines[$0]) }.joined(separator: "\n")
  }

  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(Line(kind: .removed, text: old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append(Line(kind: .added, text: new[j]))
        j += 1
      } else {
        lines.append(Line(kind: .both, text: new[j]))
        i += 1
        j += 1
      }
    }
    return lines
  }

  private static func header(of range: Range<Int>, in lines: [Line]) -> String {
    func count(_ part: ArraySlice<Line>, without kind: Kind) -> Int { part.count { $0.kind != kind } }
    let before = lines[..<range.lowerBound]
    let part = lines[range]
    let old = "\(count(before, without: .added) + 1),\(count(part, without: .added))"
    let new = "\(count(before, without: .removed) + 1),\(count(part, without: .removed))"
    return "@@ -\(old) +\(new) @@"
  }

  private static func text(of lines: ArraySlice<Line>) -> String {
    lines.map { "\($0.kind.rawValue)\($0.text)" }.joined(separator: "\n")
  }
}
