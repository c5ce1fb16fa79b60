/// The differences between the lines of two texts, as in `diff`.
package struct LineDifference: Hashable, Sendable {
  /// The change of a line.
  package enum Kind: Hashable, Sendable { case stayed, went, came }

  /// A line of either text.
  package struct Line: Hashable, Sendable {
    package let kind: Kind
    package let text: String
  }

  /// The maximum number of lines of each text that are compared: more aren't readable, and comparing them takes long.
  package static let maximumLines = 4000

  /// All lines of both texts, removed ones before the added ones that replace them.
  package let lines: [Line]

  /// Compares two texts line by line.
  package init(from old: [String], to new: [String]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let before = Array(old[start..<old.count - end].prefix(LineDifference.maximumLines))
    let after = Array(new[start..<new.count - end].prefix(LineDifference.maximumLines))
    let middle = before.isEmpty && after.isEmpty ? [] : LineDifference.merged(before, after)
    func stayed(_ lines: ArraySlice<String>) -> [Line] { lines.map { Line(kind: .stayed, text: $0) } }
    lines = stayed(old[..<start]) + middle + stayed(old[(old.count - end)...])
  }

  /// Whether there are no differences.
  package var isEmpty: Bool { lines.allSatisfy { $0.kind == .stayed } }

  /// The parts of `lines` with changes.
  ///
  /// - Parameter context: the number of unchanged lines on each side of a change.
  package func hunks(context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].kind != .stayed {
      let around = max(index - context, 0)..<min(index + context + 1, lines.count)
      if let last = hunks.last, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    // Lines that occur in only one of the texts are excluded first: most changed lines do, and searching for them would take
    // longest.
    let (known, sought) = (Set(old), Set(new))
    let kept = old.indices.filter { sought.contains(old[$0]) }
    let found = new.indices.filter { known.contains(new[$0]) }
    var gone = Set(old.indices).subtracting(kept)
    var come = Set(new.indices).subtracting(found)
    for change in found.map({ new[$0] }).difference(from: kept.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): gone.insert(kept[offset])
      case .insert(let offset, _, _): come.insert(found[offset])
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, gone.contains(i) {
        lines.append(Line(kind: .went, text: old[i]))
        i += 1
      } else if j < new.count, come.contains(j) {
        lines.append(Line(kind: .came, text: new[j]))
        j += 1
      } else {
        lines.append(Line(kind: .stayed, text: new[j]))
        i += 1
        j += 1
      }
    }
    return lines
  }
}
