import Foundation
import SwiftLexing
import Testing

/// State that outlives a call belongs to a `StateHost`, whose lifetime is limited. Mutable stored statics are exceptions, each with
/// a reason.
@Suite struct StoredStaticTests {
  private static let modules = [
    "HeadlessObjectiveC", "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit", "HeadlessSwiftUI",
    "SwiftUIGraph",
    "SwiftUILayout", "StandIns", "Onionskin",
  ]

  /// Types whose values are mutable in place or shared between threads. `Discovered` isn't one of them: it stores values that are
  /// the same for every caller.
  private static let changing: Set = [
    "Mutex", "Atomic", "NSLock", "NSRecursiveLock", "ThreadValue", "NSMapTable", "NSHashTable",
  ]

  @Test func onlyExceptionsAreStored() throws {
    var found: [String: Int] = [:]
    var homes: [String: [String]] = [:]
    for module in StoredStaticTests.modules {
      for file in Checkout.current.swiftFiles(in: "Sources/\(module)") {
        let path = "\(module)/\(file)"
        let name = String((path as NSString).lastPathComponent.dropLast(".swift".count))
        for declaration in StoredStaticTests.declarations(in: try Checkout.current.text("Sources/\(path)")) {
          found["\(name).\(declaration)", default: 0] += 1
          homes["\(name).\(declaration)", default: []].append(path)
        }
      }
    }
    for name in found.keys.sorted() where StoredStatics.exceptions[name] == nil {
      let advice = "keep it in a StateHost, in the object that it is about, or in a task-local value"
      Issue.record("\(name) in \(homes[name] ?? []) is a static that changes: \(advice)")
    }
    let unused = StoredStatics.exceptions.keys.filter { found[$0] == nil }.sorted()
    #expect(unused.isEmpty, "\(unused) are no longer stored: take them out of the table")
    #expect(StoredStatics.exceptions.count <= StoredStatics.most, "the table may only shrink")
    #expect(StoredStatics.exceptions.count >= StoredStatics.most, "lower `most` to what is left")
  }

  /// Returns the names of static and global variables, and of static and global constants whose values can change in place.
  static func declarations(in source: String) -> [String] {
    let text = SourceText(source)
    let tokens = Lexer.tokens(of: text)
    let partners = BracketPairs.partners(of: tokens)
    var names: [String] = []
    var depth = 0
    for (place, token) in tokens.enumerated() {
      if partners[place] > place { depth += 1 } else if partners[place] >= 0 { depth -= 1 }
      guard token.word == .var || token.word == .let, place + 1 < tokens.count, tokens[place + 1].kind == .identifier
      else { continue }
      let before = modifiers(before: place, tokens, partners, text)
      guard depth == 0 || before.contains("static"), !before.contains("@TaskLocal") else { continue }
      let name = text.name(tokens[place + 1])
      let rest = declaration(after: place + 2, tokens, partners)
      let isExcepted =
        token.word == .var
        ? isStored(rest, tokens)
        : changes(name, rest.map { text.string(tokens[$0]) }) { hasStorage($0, tokens, partners, text) }
      if isExcepted { names.append(name) }
    }
    return names
  }

  private static let modifierWords: Set = [
    "static", "private", "fileprivate", "internal", "package", "public", "nonisolated", "weak", "unowned", "lazy",
    "final",
  ]

  /// Returns the modifiers and attributes of the declaration whose keyword is at the index. Attributes include the `@`.
  private static func modifiers(
    before place: Int, _ tokens: [Token], _ partners: [Int], _ text: SourceText
  ) -> Set<String> {
    var words: Set<String> = []
    var place = place - 1
    while place >= 0 {
      if tokens[place].isSign(")"), partners[place] > 0 { place = partners[place] - 1 }
      guard tokens[place].kind == .identifier else { break }
      let word = text.string(tokens[place])
      if place > 0, tokens[place - 1].isSign("@") {
        words.insert("@\(word)")
        place -= 2
      } else if modifierWords.contains(word) {
        words.insert(word)
        place -= 1
      } else {
        break
      }
    }
    return words
  }

  /// Returns the tokens of a declaration after its name, up to its brace, without the tokens inside brackets.
  private static func declaration(after place: Int, _ tokens: [Token], _ partners: [Int]) -> [Int] {
    var found: [Int] = []
    var place = place
    while place < tokens.count {
      let isContinued = found.last.map { tokens[$0].isSign(":") || tokens[$0].isSign("=") } ?? false
      if tokens[place].startsLine, !tokens[place].isSign("{"), !isContinued { break }
      found.append(place)
      if tokens[place].isSign("{") || tokens[place].isSign("}") { break }
      place = max(place, partners[place]) + 1
    }
    return found
  }

  /// The names of shared instances, as in `static let shared = WindowList()`.
  private static let owners: Set = ["shared", "main", "process", "instance", "notices", "context"]

  /// Whether a variable is stored: it has an initial value, or no braces after its type other than those of its observers.
  private static func isStored(_ declaration: [Int], _ tokens: [Token]) -> Bool {
    if declaration.contains(where: { tokens[$0].isSign("=") }) { return true }
    guard let brace = declaration.last, tokens[brace].isSign("{"), brace + 1 < tokens.count else { return true }
    return tokens[brace + 1].word == .didSet || tokens[brace + 1].word == .willSet
  }

  /// Whether a constant's value can change in place: because of its type, or because its name is that of a shared instance.
  ///
  /// - Parameter hasStorage: whether instances of a class store something.
  private static func changes(_ name: String, _ declaration: [String], _ hasStorage: (String) -> Bool) -> Bool {
    if declaration.contains(where: changing.contains) { return true }
    guard owners.contains(name), let value = declaration.firstIndex(of: "="), value + 2 < declaration.count else {
      return false
    }
    let type = declaration[value + 1]
    return type.first?.isUppercase == true && ["(", "<"].contains(declaration[value + 2]) && hasStorage(type)
  }

  /// Whether instances of a class store something. False only for a class of the same source that declares no stored property, and
  /// whose superclass is `NSObject` or that has none: an instance of such a class has no state.
  private static func hasStorage(_ type: String, _ tokens: [Token], _ partners: [Int], _ text: SourceText) -> Bool {
    guard
      let name = tokens.indices.dropLast().first(where: {
        tokens[$0].word == .class && tokens[$0 + 1].kind == .identifier && text.name(tokens[$0 + 1]) == type
      }), let brace = tokens[name...].firstIndex(where: { $0.isSign("{") })
    else { return true }
    let inherited = tokens[(name + 2)..<brace].map { text.string($0) }
    guard inherited.isEmpty || inherited == [":", "NSObject"] else { return true }
    var place = brace + 1
    while place < partners[brace] {
      let isProperty = tokens[place].word == .var || tokens[place].word == .let
      if isProperty, !modifiers(before: place, tokens, partners, text).contains("static"),
        tokens[place].word == .let || isStored(declaration(after: place + 2, tokens, partners), tokens)
      {
        return true
      }
      place = max(place, partners[place]) + 1
    }
    return false
  }

  @Test func storageIsDistinguishedFromAccessors() {
    let source = #"""
      enum Names {
        static var count = 0
        private static var latest: [Int: String] = [:]
        static var computed: Int { 1 }
        @TaskLocal static var bound: Int?
        static let constant = 4
        private static let known = Mutex<[Int: Int]>([:])
        static let shared = Numbers()
        static let main = Letters()
        private static weak var latest: Names?
        static let zero = Point()
        // static var comment = 0
        static let text = """
          static var quoted = 0
          """
        static var watched: Int
        {
          didSet {}
        }
        static var open: Set<Int> { [1] }
        func local() { var inner = 0 }
      }
      private let lock = NSLock()
      let plain = 3
      open class Letters: NSObject {
        private static let first = "a"
        open var count: Int { 26 }
        func local() { let inner = 0 }
      }
      class Numbers: NSObject {
        private var latest = 0
      }
      """#
    #expect(
      StoredStaticTests.declarations(in: source) == ["count", "latest", "known", "shared", "latest", "watched", "lock"])
  }
}
