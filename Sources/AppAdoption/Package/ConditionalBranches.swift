/// The branches of `#if` that a line of a source file stands in.
struct ConditionalBranches {
  /// One `#if` with its branches so far.
  private struct Level {
    /// Whether the branch is compiled; nil where that isn't known.
    var value: Bool?
    /// Whether a branch before is.
    var before: Bool?
  }

  private let defines: Set<String>
  private var levels: [Level] = []

  init(defines: Set<String>) { self.defines = defines }

  /// Whether the lines that follow are compiled; nil where that isn't known.
  var isActive: Bool? {
    let values = levels.map(\.value)
    return values.contains(false) ? false : values.contains(nil) ? nil : true
  }

  /// Takes a line in that may begin or end a branch.
  mutating func read(_ line: String) {
    if line.hasPrefix("#if") {
      levels.append(Level(value: CompilationCondition(line.dropFirst(3), defines: defines).value, before: false))
    } else if line.hasPrefix("#endif") {
      _ = levels.popLast()
    } else if line.hasPrefix("#else"), var level = levels.popLast() {
      level.before = Self.either(level.before, level.value)
      let isLast = !line.hasPrefix("#elseif")
      let own = isLast ? true : CompilationCondition(line.dropFirst(7), defines: defines).value
      level.value = level.before == true ? false : level.before == false ? own : own == false ? false : nil
      levels.append(level)
    }
  }

  private static func either(_ one: Bool?, _ other: Bool?) -> Bool? {
    one == true || other == true ? true : one == false && other == false ? false : nil
  }
}
