internal import Foundation
internal import SwiftLexing

/// The tokens of one of the app's files.
struct UsedFile {
  let path: String
  let text: SourceText
  let tokens: [Token]
  let partners: [Int]

  init(path: String, contents: Data) {
    self.path = path
    text = SourceText(path: path, contents: contents)
    tokens = Lexer.tokens(of: text)
    partners = BracketPairs.partners(of: tokens)
  }

  func name(_ place: Int) -> String { tokens.indices.contains(place) ? text.name(tokens[place]) : "" }

  func isSign(_ place: Int, _ sign: Unicode.Scalar) -> Bool {
    tokens.indices.contains(place) && tokens[place].isSign(sign)
  }

  func isIdentifier(_ place: Int) -> Bool { tokens.indices.contains(place) && tokens[place].kind == .identifier }

  func startsLine(_ place: Int) -> Bool { !tokens.indices.contains(place) || tokens[place].startsLine }

  /// The text from one token to the end of another one.
  func string(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, tokens.indices.contains(last) else { return "" }
    return text.string(tokens[first].start..<tokens[last].end)
  }

  /// The tokens of a line.
  func tokens(ofLine line: Int) -> [Int] {
    guard line > 0, line <= text.lineStarts.count else { return [] }
    let start = text.lineStarts[line - 1]
    let end = line < text.lineStarts.count ? text.lineStarts[line] : text.bytes.count
    return tokens.indices.filter { tokens[$0].start >= start && tokens[$0].start < end }
  }
}

/// What the app's files declare, and where they use a name.
struct UsedSources {
  /// A class of the app's with what its declaration names.
  struct Declaration {
    let keyword: String
    let inherited: [String]
    let file: Int
    /// The tokens between its braces.
    let body: Range<Int>
  }

  private(set) var files: [UsedFile] = []
  /// The types that the app declares, by name; extensions aren't among them.
  private(set) var declarations: [String: Declaration] = [:]
  /// Other names of types: aliases and generic parameters.
  private(set) var otherTypes: Set<String> = []
  /// The elements of documents that have a class, by the name of the class: `tableViewCell`.
  private(set) var elements: [String: String] = [:]
  /// What Objective-C's headers declare, once they are read.
  private(set) var headers = DeclaredInHeaders([])
  private var unreadHeaders: [URL]
  /// The types whose methods the written stand-ins declare, by the name of the method.
  private(set) var methodsOfStandIns: [String: Set<String>] = [:]
  /// The places of each identifier.
  private var places: [String: [(file: Int, token: Int)]] = [:]

  /// - Parameters:
  ///   - sources: Swift files.
  ///   - documents: storyboards and xibs.
  ///   - headers: Objective-C's, of the app or of its libraries.
  ///   - standIns: the texts of the modules that the command writes.
  init(sources: [URL], documents: [URL], headers: [URL] = [], standIns: [String] = []) {
    unreadHeaders = headers
    readMethods(standIns)
    files = sources.compactMap { url in
      (try? Data(contentsOf: url)).map { UsedFile(path: url.standardizedFileURL.path, contents: $0) }
    }
    for (number, file) in files.enumerated() {
      for place in file.tokens.indices where file.tokens[place].kind == .identifier {
        places[file.name(place), default: []].append((number, place))
        readDeclaration(at: place, of: file, number)
      }
    }
    for document in documents {
      guard let text = try? String(contentsOf: document, encoding: .utf8) else { continue }
      for match in text.matches(of: /<(\w+) [^>]*customClass="(\w+)"/) where elements[String(match.2)] == nil {
        elements[String(match.2)] = String(match.1)
      }
    }
  }

  /// Reads the headers, which takes long with many pods: only what doesn't compile needs them.
  mutating func readHeaders() {
    guard !unreadHeaders.isEmpty else { return }
    headers = DeclaredInHeaders(unreadHeaders)
    unreadHeaders = []
  }

  private mutating func readMethods(_ standIns: [String]) {
    let heads = /^(?:@\w+ )*(?:public |open |final )*(?:class|struct|extension|enum) (\w+)/
    for text in standIns {
      var type = ""
      for line in text.split(separator: "\n") {
        if let head = line.firstMatch(of: heads) {
          type = String(head.1)
        } else if let method = line.firstMatch(of: /\bfunc (\w+)[<(]/), !type.isEmpty {
          methodsOfStandIns[String(method.1), default: []].insert(type)
        }
      }
    }
  }

  private static let keywords: Set<String> = ["class", "struct", "enum", "protocol", "actor"]

  private mutating func readDeclaration(at place: Int, of file: UsedFile, _ number: Int) {
    let keyword = file.name(place)
    if ["typealias", "associatedtype"].contains(keyword), file.isIdentifier(place + 1) {
      otherTypes.insert(file.name(place + 1))
    }
    guard Self.keywords.contains(keyword), file.isIdentifier(place + 1), !file.isSign(place - 1, ".") else { return }
    let name = file.name(place + 1)
    guard !["func", "var", "let"].contains(name) else { return }
    var inherited: [String] = []
    var next = place + 2
    while next < file.tokens.count, !file.isSign(next, "{"), file.name(next) != "where" {
      // Of `Module.Type` the type counts.
      if file.isIdentifier(next), !file.isSign(next - 1, "<"), !file.isSign(next + 1, ".") {
        inherited.append(file.name(next))
      }
      if file.isSign(next, "}") || next > place + 60 { return }
      next += 1
    }
    while next < file.tokens.count, !file.isSign(next, "{") { next += 1 }
    guard next < file.tokens.count, file.partners[next] > next, declarations[name] == nil else { return }
    declarations[name] = Declaration(
      keyword: keyword, inherited: inherited, file: number, body: next + 1..<file.partners[next])
  }

  func isDeclared(_ type: String) -> Bool { declarations[type] != nil || otherTypes.contains(type) }

  func places(of name: String) -> [(file: Int, token: Int)] { places[name] ?? [] }

  func file(at path: String) -> UsedFile? {
    files.first { $0.path == path } ?? files.first { ($0.path as NSString).resolvingSymlinksInPath == path }
  }

  /// The nearest superclass that the app doesn't declare; nil for a type without one.
  func foreignSuperclass(of name: String) -> String? {
    var current = name
    for _ in 0..<20 {
      guard let declaration = declarations[current] else { return current == name ? nil : current }
      guard declaration.keyword == "class", let next = declaration.inherited.first else { return nil }
      current = next
    }
    return nil
  }

  /// The app's classes that inherit from another one directly.
  func subclasses(of name: String) -> [String] {
    declarations.filter { $0.value.inherited.first == name && $0.value.keyword == "class" }.keys.sorted()
  }
}
