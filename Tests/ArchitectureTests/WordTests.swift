import Foundation
import SwiftLexing
import Testing

/// The words that `CONTRIBUTING.md` lists as not used occur nowhere in documents, comments, messages, tests and scripts.
@Suite struct WordTests {
  /// The maximum number of occurrences of a word. A number can only decrease; a word without a number must not occur.
  private static let remaining: [String: Int] = [:]

  /// The first column of the table in `CONTRIBUTING.md`.
  private static func listed() throws -> [String] {
    let lines = try Checkout.current.text("CONTRIBUTING.md").split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex(of: "| not | but |"))
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.flatMap { row in
      row.split(separator: "|")[0].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func wordsOfTheListOccurNowhere() throws {
    let words = try Self.listed()
    #expect(words.count > 10)
    let searches = words.map(Prose.Search.init)
    var found: [String: [String]] = [:]
    for path in Self.files() {
      guard let prose = Prose(path: path) else { continue }
      for search in searches {
        for line in prose.lines(of: search) { found[search.text, default: []].append("\(path):\(line)") }
      }
    }
    for word in words {
      let places = found[word] ?? []
      let limit = Self.remaining[word] ?? 0
      #expect(
        places.count <= limit,
        "\"\(word)\": see the list of words in CONTRIBUTING.md\n\(places.joined(separator: "\n"))")
      #expect(limit == 0 || places.count == limit, "\"\(word)\" occurs \(places.count) times: lower its number")
    }
  }

  @Test func commentsAndTextsAreProse() {
    func lines(_ source: String, of word: String, in path: String = "A.swift") -> [Int] {
      Prose(path: path, bytes: Array(source.utf8)).lines(of: Prose.Search(word))
    }
    #expect(lines("let told = 1\n// Is told.\n", of: "told") == [2])
    #expect(lines("print(told, \"was told\")\n", of: "told") == [1])
    #expect(lines("let text = \"\"\"\n  It is told.\n  \"\"\"\nlet told = 1\n", of: "told") == [2])
    #expect(lines("/// Kept without\n/// effect.\n", of: "without effect") == [1])
    #expect(lines("/// Nobody's. Nobodyless.\n", of: "nobody") == [1])
    #expect(lines("A sentence that told.\n", of: "told", in: "A.md") == [1])
    #expect(lines("\"Notes.told\"\n", of: "told") == [])
    #expect(lines("one told\n", of: "told", in: "Examples/Gallery/A.swift") == [])
    #expect(lines("text: \"told\"\n", of: "told", in: "Examples/Gallery/A.swift") == [])
  }

  @Test func namesOfTestsAreProse() {
    func lines(_ source: String, of word: String, in path: String = "Tests/A.swift") -> [Int] {
      Prose(path: path, bytes: Array(source.utf8)).lines(of: Prose.Search(word))
    }
    #expect(lines("@Test func itIsTold() {}\n", of: "told") == [1])
    #expect(lines("func nobodyAsks() {}\n", of: "nobody") == [1])
    #expect(lines("func keptWithoutEffectHere() {}\n", of: "without effect") == [1])
    #expect(lines("func toldest() {}\nfunc f() { isTold = true }\n", of: "told") == [])
    #expect(lines("func itIsTold() {}\n", of: "told", in: "Sources/A.swift") == [])
  }

  // MARK: Files

  private static let folders = [
    "Docs", "Sources", "Tests", "Examples", "Generators", "Proofs", "Benchmarks", "Scripts", "Plugins", ".ci",
  ]

  private static let kinds: Set<String> = [
    "swift", "md", "sh", "txt", "js", "mjs", "css", "html", "py", "run", "h", "c",
  ]

  /// The files to search, without the list itself, this file, and intentionally damaged fixtures.
  private static func files() -> [String] {
    let root = Checkout.current.root
    let alone = Checkout.current.files(in: "").filter { $0.hasSuffix(".md") && $0 != "CONTRIBUTING.md" }
    let inside = folders.flatMap { folder -> [String] in
      guard let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path) else { return [] }
      return found.compactMap { $0 as? String }.filter { path in
        let name = path.split(separator: "/").last ?? ""
        return kinds.contains(name.split(separator: ".").last.map(String.init) ?? "") && !path.contains(".build/")
      }.map { "\(folder)/\($0)" }
    }
    return alone + ["Makefile", "Package.swift", "NOTICE"]
      + inside.filter { !$0.hasSuffix("/WordTests.swift") }.sorted()
  }
}

/// The prose of a file: a whole document, or the comments and string literals of a source. The string literals of example apps are
/// content, and are excluded.
private struct Prose {
  /// Consecutive words, whose first letter can be upper or lower case.
  struct Search {
    let text: String
    private let words: [[UInt8]]

    init(_ text: String) {
      self.text = text
      words = text.split(separator: " ").map { Array($0.utf8) }
    }

    /// The first word, in lower case and capitalized.
    var beginnings: [[UInt8]] { [words[0], [words[0][0] ^ 0x20] + words[0].dropFirst()] }

    /// The words as they occur inside a name and at its start: `WithoutEffect`, `withoutEffect`.
    var inNames: [[UInt8]] {
      let capital = words.flatMap { [$0[0] ^ 0x20] + $0.dropFirst() }
      return [capital, [words[0][0]] + capital.dropFirst()]
    }

    /// Whether a word in a name ends at the index.
    func isPart(of bytes: [UInt8], to end: Int) -> Bool {
      end >= bytes.count || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[end])
    }

    /// Whether the other words follow, also after a line break and a comment marker.
    func continues(in bytes: [UInt8], at start: Int) -> Bool {
      var index = start + words[0].count
      for word in words.dropFirst() {
        let before = index
        while index < bytes.count, Search.separators.contains(bytes[index]) { index += 1 }
        guard index > before, bytes[index...].starts(with: word) else { return false }
        index += word.count
      }
      return (start == 0 || !isLetter(bytes[start - 1]) && bytes[start - 1] != UInt8(ascii: "."))
        && (index >= bytes.count || !isLetter(bytes[index]))
    }

    private static let separators = Set(" \n/*#".utf8)

    private func isLetter(_ byte: UInt8) -> Bool {
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
    }
  }

  let path: String
  /// The bytes end with a zero, at which a search of the C library stops.
  private let bytes: [UInt8]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes + [0]
  }

  init?(path: String) {
    guard let data = try? Data(contentsOf: Checkout.current.root.appending(path: path)) else { return nil }
    self.init(path: path, bytes: Array(data))
  }

  /// Returns the numbers of the lines on which the words begin. The search uses the C library, as a loop in a debug build takes a
  /// minute.
  func lines(of search: Search) -> [Int] {
    var found: [Int] = []
    var parts: ReadParts?
    for beginning in search.beginnings {
      var start = 0
      while let place = next(beginning, from: start) {
        start = place + 1
        guard search.continues(in: bytes, at: place), isRead(at: place, &parts) else { continue }
        found.append(bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1)
      }
    }
    if path.hasPrefix("Tests/") { found += names(of: search) }
    return Array(Set(found)).sorted()
  }

  /// Returns the lines that declare a function with the words in its name.
  private func names(of search: Search) -> [Int] {
    var found: [Int] = []
    for word in search.inNames {
      var start = 0
      while let place = next(word, from: start) {
        start = place + 1
        guard search.isPart(of: bytes, to: place + word.count) else { continue }
        let name = bytes[..<place].reversed().prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
        let keyword = bytes[..<(place - name.count)].suffix(5)
        let isWithin = !name.contains(UInt8(ascii: "(")) && (name.isEmpty == (word[0] & 0x20 != 0))
        guard isWithin, keyword.elementsEqual("func ".utf8) else { continue }
        found.append(bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1)
      }
    }
    return found
  }

  private func next(_ word: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { memory in
      let text = memory.baseAddress!.assumingMemoryBound(to: CChar.self)
      let hit = (word + [0]).withUnsafeBytes {
        strstr(text + start, $0.baseAddress!.assumingMemoryBound(to: CChar.self))
      }
      return hit.map { UnsafePointer($0) - text }
    }
  }

  /// Whether the index is in a comment or a string literal.
  private func isRead(at place: Int, _ read: inout ReadParts?) -> Bool {
    if path.hasSuffix(".swift") {
      let parts = read ?? ReadParts(bytes, hasTexts: !path.hasPrefix("Examples/"))
      read = parts
      return parts.contain(place)
    }
    return !path.hasSuffix("js") || isReadInScript(place)
  }

  /// Whether the index in JavaScript is in a comment or a string, judged by the line and the quotation marks before it.
  private func isReadInScript(_ place: Int) -> Bool {
    let line = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = String(decoding: bytes[line..<place], as: UTF8.self)
    if before.contains("//") || before.contains("* ") || before.contains("/*") { return true }
    return before.replacingOccurrences(of: "\\\"", with: "").count { $0 == "\"" } % 2 == 1
  }
}

/// The ranges of the comments and string literals in a Swift source.
private struct ReadParts {
  private var ranges: [Range<Int>]

  /// - Parameter bytes: the source, followed by a zero byte.
  init(_ bytes: [UInt8], hasTexts: Bool) {
    let (tokens, comments) = Lexer.tokensAndComments(of: SourceText(path: "", contents: bytes.dropLast()))
    ranges = comments
    if hasTexts { ranges += tokens.filter { $0.kind == .literal }.map(\.range) }
  }

  func contain(_ place: Int) -> Bool { ranges.contains { $0.contains(place) } }
}
