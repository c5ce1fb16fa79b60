/// What became of the lines of a text, for a person to read: as in `diff`, with what is far from a change left out.
struct LineDifference: Hashable, Sendable {
  /// The most lines of each text that are compared: beyond it a person doesn't read, and comparing takes long.
  static let maximumLines = 4000
  /// How many lines that stayed are kept on each side of a change.
  static let context = 3

  /// Lines behind a mark: a space for a line that stayed, `-` for one that went, `+` for one that came, `@` for a number
  /// of lines that are left out. Empty where nothing differs.
  let lines: [String]

  init(from old: [String], to new: [String]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let before = old[start..<old.count - end].prefix(LineDifference.maximumLines)
    let after = new[start..<new.count - end].prefix(LineDifference.maximumLines)
    guard !before.isEmpty || !after.isEmpty else {
      lines = []
      return
    }
    let middle = LineDifference.marked(Array(before), Array(after))
    lines = LineDifference.shortened(
      old[..<start].map { " " + $0 } + middle + old[(old.count - end)...].map { " " + $0 })
  }

  private static func marked(_ old: [String], _ new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, gone.contains(i) {
        lines.append("-" + old[i])
        i += 1
      } else if j < new.count, come.contains(j) {
        lines.append("+" + new[j])
        j += 1
      } else {
        lines.append(" " + old[i])
        i += 1
        j += 1
      }
    }
    return lines
  }

  private static func shortened(_ lines: [String]) -> [String] {
    var isKept = Array(repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() where !line.hasPrefix(" ") {
      for near in max(index - context, 0)...min(index + context, lines.count - 1) { isKept[near] = true }
    }
    var result: [String] = []
    var skipped = 0
    for (index, line) in lines.enumerated() {
      if isKept[index] {
        if skipped > 0 { result.append("@\(skipped)") }
        skipped = 0
        result.append(line)
      } else {
        skipped += 1
      }
    }
    if skipped > 0 { result.append("@\(skipped)") }
    return result
  }
}
