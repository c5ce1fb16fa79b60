import Foundation

/// `Docs/Coverage.md`: what works, what has no effect and what is missing, type by type.
struct CoveragePage {
  let interface: Interface
  let uses: UseList
  let kept: KeptList
  let tested: TestedNames
  let swiftUI: SwiftUICoverage

  private static let introduction = """
    # Coverage

    What of UIKit works here, type by type, and what of [SwiftUI](#swiftui), name by name, in the order of how often apps use
    it. `make coverage` writes this page from the sources and the lists in `Sources/APICoverage/Data`; a test holds it current,
    and fails on a property that nothing reads, a method that does nothing, an `encode(with:)` that writes nothing, a
    delegate's method that nothing calls and a modifier that changes nothing, unless `Kept.txt` or `SwiftUIKept.txt` says why.

    - **Works**: of the members that apps use most, those that are here and that a test or an example names. What a type has
      beyond them is here too, unless it is named below.
    - **Not tested**: of the members that apps use most, those that are here and that no test and no example names.
    - **No effect**: compiles and stores its value, which nothing reads. Each has its reason.
    - **Missing**: doesn't compile.

    The order was counted over 1,830 public Swift files that use UIKit. `Docs/Limits.md` says in sentences what isn't supported.
    """

  var text: String {
    let byType = Dictionary(grouping: kept.entries) { entry in Self.heading(of: entry.name) }
    let used = Set(uses.entries.map(\.type))
    var parts = [Self.introduction]
    for entry in uses.entries {
      guard interface.types.contains(entry.type) else { continue }
      parts.append(section(entry.type, members: entry.members, kept: byType[entry.type] ?? []))
    }
    let absent = uses.entries.filter { !interface.types.contains($0.type) }.map { "`\($0.type)`" }
    if !absent.isEmpty {
      parts.append(
        "## Types that are missing\n\nMost used first. They don't compile.\n\n"
          + Self.wrapped(absent.joined(separator: ", ")))
    }
    parts.append("## Less used types\n\nOf types that aren't above, the members that have no effect; the rest is here.")
    for type in byType.keys.filter({ !used.contains($0) }).sorted() {
      parts.append(section(type, members: [], kept: byType[type]!))
    }
    parts.append(swiftUI.text)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func section(_ type: String, members: [String], kept: [KeptList.Entry]) -> String {
    let without = Set(kept.map(\.name))
    let present = members.filter { interface.has($0, in: type) }
    let works = present.filter { name in
      let all = interface.members(of: type, called: name)
      return all.isEmpty || all.contains { !without.contains("\(type).\($0)") }
    }
    var lines: [String] = []
    let named = works.filter(tested.mention)
    let unnamed = works.filter { !tested.mention($0) }
    if !named.isEmpty { lines.append("- Works: \(Self.code(named))") }
    if !unnamed.isEmpty { lines.append("- Not tested: \(Self.code(unnamed))") }
    for (reason, entries) in Self.grouped(kept) {
      lines.append("- No effect: \(Self.code(entries.map { Self.short($0.name, in: type) })). \(reason)")
    }
    let missing = members.filter { !interface.has($0, in: type) }
    if !missing.isEmpty { lines.append("- Missing: \(Self.code(missing))") }
    if let refused = interface.unavailable[type]?.sorted() {
      lines.append("- Refused by the compiler: \(Self.code(refused))")
    }
    if lines.isEmpty { lines.append("All of it is here.") }
    return "### \(type)\n\n" + lines.map { Self.wrapped($0) }.joined(separator: "\n")
  }

  /// The entries by their reasons, in the order of the list.
  static func grouped(_ entries: [KeptList.Entry]) -> [(reason: String, entries: [KeptList.Entry])] {
    var result: [(reason: String, entries: [KeptList.Entry])] = []
    for entry in entries {
      if let place = result.firstIndex(where: { $0.reason == entry.reason }) {
        result[place].entries.append(entry)
      } else {
        result.append((entry.reason, [entry]))
      }
    }
    return result
  }

  /// The outermost type of a member's full name.
  private static func heading(of name: String) -> String { String(name.prefix { $0 != "." }) }

  private static func short(_ name: String, in type: String) -> String {
    name.hasPrefix("\(type).") ? String(name.dropFirst(type.count + 1)) : name
  }

  static func code(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

  /// Lines of at most 120 characters; further lines of a list's item are indented.
  static func wrapped(_ text: String) -> String {
    let indent = text.hasPrefix("- ") ? "  " : ""
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > 120 {
        lines.append(line)
        line = indent + word
      } else {
        line += line.isEmpty ? String(word) : " \(word)"
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
