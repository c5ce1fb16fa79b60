/// The log's formats are those of `printf`, with privacy and type options in braces: `%{public}@`.
enum LogFormat {
  static func text(_ format: String, _ values: [any CVarArg]) -> String {
    var text = ""
    var values = values[...]
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      var options = Substring()
      if rest.first == "{", let close = rest.firstIndex(of: "}") {
        options = rest[rest.index(after: rest.startIndex)..<close]
        rest = rest[rest.index(after: close)...]
      }
      guard let end = rest.firstIndex(where: { $0.isLetter && !"hlqLtzj".contains($0) || $0 == "@" }) else { break }
      let kind = rest[end]
      let flags = rest[..<end]
      rest = rest[rest.index(after: end)...]
      guard let value = values.popFirst() else {
        text += "<missing>"
        continue
      }
      let isHidden = options.contains("private") || options.contains("sensitive")
      text += isHidden ? "<private>" : Self.text(value, kind, flags)
    }
    return text + rest
  }

  private static func text(_ value: any CVarArg, _ kind: Character, _ flags: Substring) -> String {
    // Strings are objects in Apple's formats, but not in C's.
    if kind == "@" || kind == "s" { return "\(value)" }
    return String(format: "%\(flags)\(kind)", value)
  }
}
