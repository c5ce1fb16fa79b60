/// The value of a compilation condition such as `os(iOS) && !DEBUG`, as far as it is known before compilation.
///
/// Conditions are evaluated for a debug build for the iOS simulator on this machine, as for translated sources. The value of
/// `canImport` is unknown for most modules, because it depends on targets that don't exist yet.
struct CompilationCondition {
  /// Whether the condition is true; nil if that is unknown.
  let value: Bool?

  /// - Parameters:
  ///   - text: the text after `#if` or `#elseif`.
  ///   - defines: the names that the target defines in addition to `DEBUG`.
  init(_ text: some StringProtocol, defines: Set<String>) {
    var reader = Reader(words: Self.words(of: text), defines: defines.union(["DEBUG", "SWIFT_PACKAGE"]))
    let value = reader.alternatives()
    self.value = reader.isAtEnd ? value : nil
  }

  private static func words(of text: some StringProtocol) -> [Substring] {
    Substring(text).matches(of: /\|\||&&|[!()]|[^\s|&!()]+/).map(\.output)
  }

  /// Reads conditions of the form "a && b || c".
  private struct Reader {
    let words: [Substring]
    let defines: Set<String>
    private var place = 0

    init(words: [Substring], defines: Set<String>) { (self.words, self.defines) = (words, defines) }

    var isAtEnd: Bool { place == words.count }

    private mutating func takes(_ word: String) -> Bool {
      guard place < words.count, words[place] == word else { return false }
      place += 1
      return true
    }

    mutating func alternatives() -> Bool? {
      var value = conjunction()
      while takes("||") {
        let other = conjunction()
        value = value == true || other == true ? true : value == false && other == false ? false : nil
      }
      return value
    }

    private mutating func conjunction() -> Bool? {
      var value = operand()
      while takes("&&") {
        let other = operand()
        value = value == false || other == false ? false : value == true && other == true ? true : nil
      }
      return value
    }

    private mutating func operand() -> Bool? {
      if takes("!") { return operand().map { !$0 } }
      if takes("(") {
        let value = alternatives()
        return takes(")") ? value : nil
      }
      guard place < words.count else { return nil }
      let name = String(words[place])
      place += 1
      guard takes("(") else { return name == "true" || defines.contains(name) }
      var arguments: [String] = []
      while place < words.count, words[place] != ")" {
        arguments.append(String(words[place]))
        place += 1
      }
      return takes(")") ? Self.value(of: name, arguments) : nil
    }

    private static func value(of name: String, _ arguments: [String]) -> Bool? {
      switch (name, arguments.first ?? "") {
      case ("os", let platform): platform == "iOS"
      case ("targetEnvironment", let environment): environment == "simulator"
      case ("arch", let architecture): architecture == "x86_64" || architecture == "arm64"
      case ("canImport", "UIKit"), ("canImport", "Foundation"): true
      case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "WatchKit"), ("canImport", "TVUIKit"): false
      // Comparisons with a compiler or language version use `>=` to require recent versions, and this version is recent.
      case ("swift", let version), ("compiler", let version): version.hasPrefix(">=")
      default: nil
      }
    }
  }
}
