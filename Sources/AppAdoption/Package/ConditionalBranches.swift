/// The branches of `#if` that contain the current line of a source file.
struct ConditionalBranches {
  /// An `#if` with the branches that have been read.
  private struct Level {
    /// Whether the current branch is compiled; nil if that is unknown.
    var value: Bool?
    /// Whether an earlier branch is compiled; nil if that is unknown.
    var before: Bool?
  }

  private let defines: Set<String>
  private var levels: [Level] = []

  init(defines: Set<String>) { self.defines = defines }

  /// Whether the following lines are compiled; nil if that is unknown.
  var isActive: Bool? {
    let values = levels.map(\.value)
    return values.contains(false) ? false : values.contains(nil) ? nil : true
  }

  /// Reads a line, which may begin or end a branch.
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
