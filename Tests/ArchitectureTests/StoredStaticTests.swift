import Foundation
import Testing

/// What outlives a call belongs to a `StateHost`, which ends: stored statics that change are exceptions, and each has a reason.
@Suite struct StoredStaticTests {
  private static let modules = [
    "HeadlessObjectiveC", "HeadlessCoreGraphics", "HeadlessQuartzCore", "HeadlessUIKit", "HeadlessSwiftUI",
    "SwiftUIGraph",
    "SwiftUILayout", "StandIns", "Onionskin",
  ]

  /// Types whose values change in place, or are shared between threads to be changed. A `Discovered` isn't among them: it keeps what
  /// is the same for every caller, as its type says.
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
        for declaration in try StoredStaticTests.declarations(in: Checkout.current.text("Sources/\(path)")) {
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

  /// The names of statics, and of a file's globals, that are variables, or constants of a type whose values change.
  static func declarations(in source: String) throws -> [String] {
    var names: [String] = []
    for (line, following) in candidates(in: source) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("@TaskLocal") { continue }
      let isGlobal = line.first.map { !$0.isWhitespace } ?? false
      let start =
        isGlobal
        ? /^(?:@\w+ |[a-z]+(?:\([a-z]+\))? )*(?:static )?(?:weak |unowned )?(let|var) (\w+)/
        : /^(?:@\w+ |[a-z]+(?:\([a-z]+\))? )*static (?:weak |unowned )?(let|var) (\w+)/
      // Regular expressions take long in a debug build: few lines are asked.
      let words = text.split(separator: " ", maxSplits: 6)
      guard words.contains("static") || isGlobal && (words.contains("let") || words.contains("var")),
        let match = text.firstMatch(of: start)
      else { continue }
      let rest = text[match.range.upperBound...]
      if match.output.1 == "var" {
        let following = following.trimmingCharacters(in: .whitespaces)
        if isStored(rest, following) { names.append(String(match.output.2)) }
      } else {
        let words = rest.prefix { $0 != "{" }.split { !$0.isLetter && $0 != "_" }.map(String.init)
        let isOwned = rest.contains(/= [A-Z]\w*(<.*>)?\(/) && owners.contains(String(match.output.2))
        if words.contains(where: changing.contains) || isOwned { names.append(String(match.output.2)) }
      }
    }
    return names
  }

  /// The lines that may declare a static or a global, with the next one: those that begin with a word that such declarations begin
  /// with. By bytes, as characters take long in a debug build.
  private static func candidates(in source: String) -> [(line: String, following: String)] {
    let beginnings = Set("spfni@lv".utf8)
    let keyword = Array("static ".utf8)
    return source.utf8.withContiguousStorageIfAvailable { bytes -> [(line: String, following: String)] in
      guard let base = bytes.baseAddress else { return [] }
      func end(from start: Int) -> Int {
        guard start < bytes.count, let found = memchr(base + start, 10, bytes.count - start) else { return bytes.count }
        return base.distance(to: found.assumingMemoryBound(to: UInt8.self))
      }
      /// Whether `static` is one of the words at the beginning.
      func isStatic(_ start: Int, _ end: Int) -> Bool {
        let last = min(start + 48, end) - keyword.count
        return start <= last && (start...last).contains { memcmp(base + $0, keyword, keyword.count) == 0 }
      }
      func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
      var found: [(line: String, following: String)] = []
      var start = 0
      while start < bytes.count {
        let lineEnd = end(from: start)
        var word = start
        while word < lineEnd, bytes[word] == 32 { word += 1 }
        let isIndented = word > start
        if word < lineEnd, beginnings.contains(bytes[word]), !isIndented || isStatic(word, lineEnd) {
          let next = min(lineEnd + 1, bytes.count)
          found.append((text(start, lineEnd), text(next, max(next, end(from: next)))))
        }
        start = lineEnd + 1
      }
      return found
    } ?? []
  }

  /// The names by which objects are there once for all: `static let shared = WindowList()`.
  private static let owners: Set = ["shared", "main", "process", "instance", "notices", "context"]

  /// Whether a variable has storage: a value, or no braces behind its type but those of its observers.
  private static func isStored(_ rest: Substring, _ following: String) -> Bool {
    guard let brace = rest.firstIndex(of: "{") else {
      return !following.hasPrefix("{") && !rest.hasSuffix(":") || rest.contains(" = ")
    }
    return rest[..<brace].contains(" = ") || following.hasPrefix("didSet") || following.hasPrefix("willSet")
  }

  @Test func storageIsDistinguishedFromAccessors() throws {
    let source = """
      enum Names {
        static var count = 0
        private static var latest: [Int: String] = [:]
        static var computed: Int { 1 }
        @TaskLocal static var bound: Int?
        static let constant = 4
        private static let known = Mutex<[Int: Int]>([:])
        static let shared = Names()
        private static weak var latest: Names?
        static let zero = Point()
        // static var comment = 0
        static var open: Set<Int> { [1] }
        func local() { var inner = 0 }
      }
      private let lock = NSLock()
      let plain = 3
      """
    #expect(try StoredStaticTests.declarations(in: source) == ["count", "latest", "known", "shared", "latest", "lock"])
  }
}
