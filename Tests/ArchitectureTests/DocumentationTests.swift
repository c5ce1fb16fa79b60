import Foundation
import Testing

/// Public declarations of the modules that tests import, and of those that solve, paint, write and compare, have documentation.
/// UIKit's interface is documented by Apple: comments there describe differences.
@Suite struct DocumentationTests {
  /// The public declarations of a file without a comment before them; overrides are documented by what they override.
  private func undocumented(_ path: String) throws -> [String] {
    let lines = try Checkout.current.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let inherited = membersWithTheirOwnersAccess(try Checkout.current.text(path))
    return lines.indices.filter { index in
      (isPublicDeclaration(lines[index]) || inherited.contains(index)) && !isDocumented(index, in: lines)
        && !isNameOfADevice(lines[index], in: path)
    }.map { "\(path):\($0 + 1): \(lines[$0])" }
  }

  /// The lines with public declarations without the keyword: cases of public enums, requirements of public protocols, and members
  /// of public extensions.
  private func membersWithTheirOwnersAccess(_ source: String) -> Set<Int> {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func indentation(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }
    var found: Set<Int> = []
    for start in lines.indices {
      let opening = #/^ *(?:@\S+ )*(?:public|open) (?:indirect )?(enum|protocol|extension)\b/#
      guard let owner = lines[start].firstMatch(of: opening), !lines[start].hasSuffix("}") else { continue }
      for index in lines.indices[(start + 1)...] where !lines[index].isEmpty {
        if indentation(index) <= indentation(start) { break }
        guard indentation(index) == indentation(start) + 2 else { continue }
        let member = lines[index].trimmingCharacters(in: .whitespaces)
        let declaration = #/^(?:@\S+ )*(?:[a-z]+ )*(?:func|var|let|init|subscript|associatedtype|struct|class|enum)\b/#
        let hidden = #/\b(?:private|fileprivate|internal|package)\b/#
        let isMember =
          owner.1 == "enum"
          ? member.contains(#/^(?:indirect )?case /#)
          : member.contains(declaration) && !member.contains(hidden)
        if isMember { found.insert(index) }
      }
    }
    return found
  }

  /// Names of devices correspond to the catalogue; a comment before all of them describes it.
  private func isNameOfADevice(_ line: String, in path: String) -> Bool {
    path.hasPrefix("Sources/Onionskin/Devices/") && line.contains(#/ (let|var|func) (iPhone|iPad)/#)
  }

  private func isPublicDeclaration(_ line: String) -> Bool {
    var words = line.split(separator: " ").map(String.init)[...]
    let before: Set<String> = [
      "final", "static", "class", "required", "convenience", "indirect", "weak", "lazy", "nonisolated", "isolated",
      "nonisolated(unsafe)",
    ]
    while let word = words.first, word.hasPrefix("@") || before.contains(word) { words.removeFirst() }
    guard let first = words.first, first == "public" || first == "open" else { return false }
    return !words.contains("override") && !words.contains("import") && !words.contains("extension")
      && !line.contains("required init?(coder") && !first.hasSuffix("(set)")
  }

  /// Whether a comment precedes a declaration; attributes may be in between.
  private func isDocumented(_ index: Int, in lines: [String]) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].hasPrefix("@") || lines[above] == ")" || isWithinAttribute(above, in: lines) {
      above -= 1
    }
    return above >= 0 && lines[above].hasPrefix("///")
  }

  /// Whether a line is one of several of an attribute's arguments.
  private func isWithinAttribute(_ index: Int, in lines: [String]) -> Bool {
    guard let start = lines[..<index].lastIndex(where: { $0.hasPrefix("@") }), lines[start].hasSuffix("(") else {
      return false
    }
    return !lines[start..<index].contains(")")
  }

  @Test(arguments: [
    "Sources/Onionskin", "Sources/Onion", "Sources/ConstraintSolver", "Sources/ImageDiff", "Sources/ImageFormats",
    "Sources/Rasterizer",
  ]) func everyPublicDeclarationIsDocumented(folder: String) throws {
    let found = try Checkout.current.swiftFiles(in: folder).flatMap { try undocumented("\(folder)/\($0)") }
    #expect(found == [])
  }

  @Test func casesAndRequirementsCountAsPublic() {
    let source = """
      public enum Lamp {
        case on(Int)
        func f() { switch self { case .on: break } }
      }
      enum Own {
        case off
      }
      public protocol Light {
        associatedtype Color
        func shine()
      }
      public extension Lamp {
        static func made() -> Lamp { .on(1) }
        private var hidden: Int { 0 }
      }
      """
    #expect(membersWithTheirOwnersAccess(source) == [1, 8, 9, 12])
  }

  // MARK: UIKit's interface

  private static let interfaces = [
    "Sources/HeadlessCoreGraphics", "Sources/HeadlessQuartzCore", "Sources/HeadlessUIKit",
  ]

  /// Editors show documentation comments only: `// not known` is visible only in the sources.
  @Test(arguments: interfaces) func whatIsSaidOfAPublicDeclarationIsDocumentation(folder: String) throws {
    for file in Checkout.current.swiftFiles(in: folder) {
      for problem in plainComments(try Checkout.current.text("\(folder)/\(file)")) {
        Issue.record("\(folder)/\(file):\(problem) is said in a plain comment: use ///")
      }
    }
  }

  @Test func reasonsForTheCompilerMayBePlain() {
    #expect(plainComments("// iOS would do more.\npublic func f() {}").count == 1)
    #expect(plainComments("// iOS would do\n// more.\n@MainActor\nopen func f() {}").count == 1)
    #expect(plainComments("/// Less.\npublic func f() {}").isEmpty)
    #expect(plainComments("/// Documented.\n// A reason.\npublic func f() {}").isEmpty)
    #expect(plainComments("// Unchecked: a reason.\npublic class C: @unchecked Sendable {}").isEmpty)
    #expect(plainComments("// Repeated by RuntimeInitializable.\npublic init() {}").isEmpty)
    #expect(plainComments("// MARK: Topic\npublic func f() {}").isEmpty)
    #expect(plainComments("// Not public.\nfunc f() {}").isEmpty)
  }

  /// The public declarations after a comment that isn't a documentation comment, by line.
  private func plainComments(_ source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.indices.filter { index in
      guard isPublicDeclaration(lines[index]) else { return false }
      var above = index - 1
      while above >= 0, lines[above].hasPrefix("@") || isWithinAttribute(above, in: lines) { above -= 1 }
      let end = above
      while above >= 0, lines[above].hasPrefix("//"), !lines[above].hasPrefix("///") { above -= 1 }
      guard above < end, above < 0 || !lines[above].hasPrefix("///") else { return false }
      let comment = lines[above + 1]
      let reasons = ["// Unchecked", "// Repeated by RuntimeInitializable.", "// MARK:"]
      return !reasons.contains { comment.hasPrefix($0) }
    }.map { "\($0 + 1): \(lines[$0])" }
  }

  /// A caller of a property that is always the same should learn that from its documentation.
  @Test func stateThatIsAlwaysTheSameSaysSo() throws {
    let constant =
      #/^ *(?:@\S+ )*(?:public|open) (?:static |class )?var (?:is|has|supports|needs)[A-Z]\w*: Bool \{ (?:true|false) \}$/#
    let folder = "Sources/HeadlessUIKit"
    for file in Checkout.current.swiftFiles(in: folder) {
      let lines = try Checkout.current.text("\(folder)/\(file)").split(
        separator: "\n", omittingEmptySubsequences: false)
      let trimmed = lines.map { $0.trimmingCharacters(in: .whitespaces) }
      for index in lines.indices
      where lines[index].contains(constant) && !trimmed[index].contains("supportsSecureCoding") {
        #expect(isDocumented(index, in: trimmed), "\(folder)/\(file):\(index + 1): say why \(trimmed[index])")
      }
    }
  }

  /// An observer of a notification that is never posted should learn that from its documentation.
  @Test func notificationsThatNothingPostsSaySo() throws {
    let folder = "Sources/HeadlessUIKit"
    // Old names refer to the current ones, and messages name their notifications: neither posts anything.
    let files = try Checkout.current.swiftFiles(in: folder)
      .filter { !$0.contains("OldNames/") && !$0.hasSuffix("+Messages.swift") }
      .map { try Checkout.current.text("\(folder)/\($0)") }
      .filter { $0.contains("otification") }
    let declared = files.map(notifications)
    let names = Set(declared.joined().map(\.name))
    // `Owner.name`, and the names alone in the file of their owner.
    var used: Set<String> = []
    for (file, own) in zip(files, declared) {
      for name in SwiftNames(file).names where names.contains(name.text) && name.previous != "let" {
        if name.isMember, let owner = name.previous { used.insert("\(owner).\(name.text)") }
        if !name.isMember, let owner = own.first(where: { $0.name == name.text })?.owner {
          used.insert("\(owner).\(name.text)")
        }
      }
    }
    for notification in declared.joined() {
      let name = "\(notification.owner).\(notification.name)"
      #expect(
        used.contains(name) != notification.saysNothingPostsIt,
        "\(name): say 'Never posted' where it isn't posted, and only there")
    }
    #expect(declared.joined().count > 60)
  }

  /// The names of notifications that a file declares, and their owners.
  private func notifications(in source: String) -> [(owner: String, name: String, saysNothingPostsIt: Bool)] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var owner = ""
    return lines.indices.compactMap { index in
      if let match = lines[index].firstMatch(of: #/^(?:@\S+ )*(?:[a-z]+ )*(?:class|struct|enum|extension) (\w+)/#) {
        owner = String(match.1)
      }
      let declaration = #/public (?:nonisolated )?static let (\w+) = (?:NS)?Notification\.Name\(/#
      guard let match = lines[index].firstMatch(of: declaration) else { return nil }
      return (owner, String(match.1), index > 0 && lines[index - 1].contains("/// Never posted"))
    }
  }
}
