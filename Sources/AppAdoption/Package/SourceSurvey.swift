internal import Foundation
internal import SourceTranslation
internal import SwiftLexing

/// The modules that a Swift file imports, and the parts of an app's launch that it declares.
struct SourceSurvey {
  let file: URL
  /// The modules that the file imports unconditionally on iOS.
  private(set) var imports: Set<String> = []
  /// The modules that the file imports under a condition of unknown value, such as `#if canImport(SwiftUI)`.
  private(set) var conditionalImports: Set<String> = []
  private(set) var applicationDelegate: String?
  private(set) var isEntryPoint = false
  private(set) var sceneDelegate: String?
  /// Whether the file contains regular expressions between slashes.
  private(set) var hasBareRegexes = false
  /// The type that conforms to SwiftUI's `App`.
  private(set) var swiftUIApp: String?

  /// - Parameter defines: the names that the target's build settings define.
  init(_ file: URL, defines: Set<String> = []) {
    self.file = file
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let code = Self.withoutComments(text)
    var branches = ConditionalBranches(defines: defines)
    for line in code.split(whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      branches.read(words)
      guard branches.isActive != false else { continue }
      for statement in words.split(separator: ";") {
        guard let module = Self.importedModule(statement) else { continue }
        if branches.isActive == true { imports.insert(module) } else { conditionalImports.insert(module) }
      }
    }
    addImplied(text)
    hasBareRegexes = code.contains("/") && Self.hasBareRegexes(text)
    imports.subtract(UnusedImports.of(text.utf8, among: imports))
    conditionalImports.subtract(imports)
    isEntryPoint = code.contains(/@(?:UIApplicationMain|main)\b/)
    // A delegate can inherit from a library's class; then only the attribute shows that it is one.
    if let match = code.firstMatch(of: /@(?:UIApplicationMain|main)\s+(?:@?\w+\s+)*?class\s+(\w+)/) {
      applicationDelegate = String(match.1)
    }
    let classes = code.matches(of: /class\s+(\w+)\s*:\s*([^{]*)\{/)
    for match in classes {
      if match.2.contains("UIApplicationDelegate"), applicationDelegate == nil { applicationDelegate = String(match.1) }
      if match.2.contains(/UI(?:Window)?SceneDelegate/), sceneDelegate == nil { sceneDelegate = String(match.1) }
    }
    for match in code.matches(of: /(?:struct|class|enum)\s+(\w+)\s*:\s*([^{]*)\{/) where swiftUIApp == nil {
      if match.2.contains(/(?:^|[\s,.])App(?:$|[\s,])/) { swiftUIApp = String(match.1) }
    }
  }

  private static func hasBareRegexes(_ text: String) -> Bool {
    let source = SourceText(path: "", contents: text.utf8)
    return Lexer.tokens(of: source).contains { $0.kind == .literal && source.bytes[$0.start] == UInt8(ascii: "/") }
  }

  /// Adds the modules that the file uses but doesn't import, because Foundation or UIKit imports them on iOS.
  private mutating func addImplied(_ text: String) {
    var implied = ImpliedModules.of(text.utf8)
    if imports.contains("OSLog") { implied.remove("os") }
    // The import of SwiftUI provides Combine, both on iOS and with the product SwiftUI.
    if imports.contains("SwiftUI") { implied.remove("Combine") }
    imports.formUnion(implied)
  }

  private static func importedModule(_ statement: Substring) -> String? {
    var words = statement.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word != "import" {
      let isBefore = word.hasPrefix("@") || ["public", "internal", "package", "private", "fileprivate"].contains(word)
      guard isBefore else { return nil }
      words.removeFirst()
    }
    words.removeFirst(min(1, words.count))
    if let kind = words.first,
      ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias"].contains(kind)
    {
      words.removeFirst()
    }
    return words.first.map { String($0.prefix { $0 != "." }) }
  }

  /// The same lines with blanks instead of comments and multi-line string literals.
  private static func withoutComments(_ text: String) -> String {
    var output: [UInt8] = []
    let bytes = Array(text.utf8)
    var place = 0
    var depth = 0
    func isNext(_ sign: String) -> Bool { bytes[place...].starts(with: sign.utf8) }
    while place < bytes.count {
      if depth == 0, isNext("//") {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if isNext("/*") {
        depth += 1
        place += 2
      } else if depth > 0, isNext("*/") {
        depth -= 1
        place += 2
      } else {
        if depth == 0 || bytes[place] == UInt8(ascii: "\n") { output.append(bytes[place]) }
        place += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// Source lines for the generated Swift files.
enum SourceLines {
  static func imports(_ modules: [String]) -> String { modules.map { "import \($0)" }.joined(separator: "\n") }
}
