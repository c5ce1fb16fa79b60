internal import Foundation

/// Parses the contents of a block: emphasis by CommonMark's delimiter stack, in linear time.
struct MarkdownInlines {
  /// Links and brackets that are nested deeper are text.
  private static let deepest = 32

  private enum Piece {
    case text(String)
    case code(String)
    case link(text: [MarkdownRun], target: String)
    /// A run of `*`, `_` or `~`, of which `count` are left as text.
    case delimiter(Delimiter)
  }

  private struct Delimiter {
    var sign: Character
    var count: Int
    let original: Int
    let canOpen: Bool
    let canClose: Bool
  }

  private let characters: [Character]
  private let keepsWhitespace: Bool
  private let depth: Int
  /// The matching closing bracket, by the position of the opening one.
  private let closings: [Int: Int]
  /// Runs of backticks that aren't closed, by their length.
  private var unclosedCode: Set<Int> = []
  private var pieces: [Piece] = []
  private var text = ""
  private var place = 0
  /// The delimiters before a piece.
  private var opened: [Int: [InlinePresentationIntent]] = [:]
  private var closed: [Int: [InlinePresentationIntent]] = [:]

  static func runs(of text: String, keepsWhitespace: Bool) -> [MarkdownRun] {
    var reader = MarkdownInlines(Array(text), keepsWhitespace: keepsWhitespace, depth: 0)
    return reader.read()
  }

  private init(_ characters: [Character], keepsWhitespace: Bool, depth: Int) {
    self.characters = characters
    self.keepsWhitespace = keepsWhitespace
    self.depth = depth
    closings = MarkdownInlines.closings(in: characters)
  }

  /// Computed for all brackets at once: a search for each would take quadratic time.
  private static func closings(in characters: [Character]) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    var index = 0
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "[": open.append(index)
      case "]": if let start = open.popLast() { closings[start] = index }
      default: break
      }
      index += 1
    }
    return closings
  }

  private mutating func read() -> [MarkdownRun] {
    while place < characters.count { step() }
    flush()
    matchDelimiters()
    return joined()
  }

  private mutating func step() {
    let character = characters[place]
    switch character {
    case "\\": escape()
    case "`": code()
    case "*", "_", "~": delimiter(character)
    case "[": if !link() { take() }
    case "<": if !autolink() { take() }
    case "&": entity()
    case "\n": lineBreak()
    default: take()
    }
  }

  private mutating func take() {
    text.append(characters[place])
    place += 1
  }

  private mutating func flush() {
    if !text.isEmpty { pieces.append(.text(text)) }
    text = ""
  }

  private mutating func escape() {
    let next = place + 1 < characters.count ? characters[place + 1] : " "
    if next == "\n" {
      text.append("\n")
      place += 2
    } else if next.isASCII, next.isPunctuation || next.isSymbol {
      text.append(next)
      place += 2
    } else {
      take()
    }
  }

  /// Two spaces before a break make it a break; else it is a space.
  private mutating func lineBreak() {
    place += 1
    if keepsWhitespace { return text.append("\n") }
    let spaces = text.reversed().prefix { $0 == " " }.count
    text.removeLast(spaces)
    text.append(spaces >= 2 ? "\n" : " ")
    while place < characters.count, characters[place] == " " { place += 1 }
  }

  private mutating func entity() {
    var end = place + 1
    while end < characters.count, end - place < 12, characters[end] != ";" { end += 1 }
    guard end < characters.count, characters[end] == ";" else { return take() }
    text += HTMLEntities.replaced(in: String(characters[place...end]))
    place = end + 1
  }

  private mutating func code() {
    let count = characters[place...].prefix { $0 == "`" }.count
    var end = unclosedCode.contains(count) ? characters.count : place + count
    while end < characters.count {
      let found = characters[end...].prefix { $0 == "`" }.count
      if found == count { break }
      end += max(found, 1)
    }
    guard end < characters.count else {
      unclosedCode.insert(count)
      text += String(repeating: "`", count: count)
      place += count
      return
    }
    var body = String(characters[place + count..<end]).replacingOccurrences(of: "\n", with: " ")
    if body.hasPrefix(" "), body.hasSuffix(" "), body.contains(where: { $0 != " " }) {
      body = String(body.dropFirst().dropLast())
    }
    flush()
    pieces.append(.code(body))
    place = end + count
  }

  /// `<https://example.com>` and `<name@example.com>`.
  private mutating func autolink() -> Bool {
    // Skips to the next character that an autolink can't contain.
    let end = characters[(place + 1)...].firstIndex { $0 == ">" || $0 == "<" || $0.isWhitespace } ?? characters.count
    guard end < characters.count, characters[end] == ">" else { return false }
    let body = String(characters[place + 1..<end])
    guard !body.contains(where: \.isWhitespace), !body.isEmpty else { return false }
    let scheme = body.prefix { $0 != ":" }
    let isAddress =
      scheme.count > 1 && scheme.count < body.count
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    let parts = body.split(separator: "@", omittingEmptySubsequences: false)
    let isMail = parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    guard isAddress || isMail else { return false }
    flush()
    pieces.append(.link(text: [MarkdownRun(text: body)], target: isAddress ? body : "mailto:" + body))
    place = end + 1
    return true
  }

  /// `[text](target "title")`. References to link definitions stay text.
  private mutating func link() -> Bool {
    guard depth < MarkdownInlines.deepest, let close = closings[place], close + 1 < characters.count,
      characters[close + 1] == "(", let (target, end) = target(from: close + 2)
    else { return false }
    flush()
    var inner = MarkdownInlines(
      Array(characters[place + 1..<close]), keepsWhitespace: keepsWhitespace, depth: depth + 1)
    pieces.append(.link(text: inner.read(), target: target))
    place = end
    return true
  }

  private func target(from start: Int) -> (String, end: Int)? {
    var index = start
    var level = 1
    var target = ""
    var title: Character?
    while index < characters.count {
      let character = characters[index]
      if let quote = title {
        if character == quote { title = nil }
      } else if character == "\\", index + 1 < characters.count {
        index += 1
        target.append(characters[index])
      } else if character == "\"" || character == "'", target.last?.isWhitespace ?? false {
        title = character
      } else {
        level += character == "(" ? 1 : character == ")" ? -1 : 0
        // More than CommonMark's readers take.
        if level > 32 { return nil }
        if level == 0 {
          let address = target.trimmingCharacters(in: .whitespacesAndNewlines)
          guard !address.contains(where: \.isWhitespace) else { return nil }
          let bare = address.hasPrefix("<") && address.hasSuffix(">") ? String(address.dropFirst().dropLast()) : address
          return (bare, index + 1)
        }
        target.append(character)
      }
      index += 1
    }
    return nil
  }

  // MARK: Emphasis

  private mutating func delimiter(_ sign: Character) {
    let count = characters[place...].prefix { $0 == sign }.count
    let before = place > 0 ? characters[place - 1] : " "
    let after = place + count < characters.count ? characters[place + count] : " "
    func isMark(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
    let isLeft = !after.isWhitespace && (!isMark(after) || before.isWhitespace || isMark(before))
    let isRight = !before.isWhitespace && (!isMark(before) || after.isWhitespace || isMark(after))
    var (canOpen, canClose) = (isLeft, isRight)
    if sign == "_" {
      // Underscores inside of words are part of them.
      (canOpen, canClose) = (isLeft && (!isRight || isMark(before)), isRight && (!isLeft || isMark(after)))
    }
    if sign == "~", count > 2 { (canOpen, canClose) = (false, false) }
    flush()
    pieces.append(
      .delimiter(Delimiter(sign: sign, count: count, original: count, canOpen: canOpen, canClose: canClose)))
    place += count
  }

  private mutating func matchDelimiters() {
    var openers = DelimiterOpeners()
    for index in pieces.indices {
      guard case .delimiter(var closer) = pieces[index] else { continue }
      while closer.canClose, closer.count > 0, let start = opener(for: closer, in: &openers),
        case .delimiter(var opener) = pieces[start]
      {
        // Openers of other delimiters in between can't be closed any more.
        openers.removeAll(behind: start)
        let used = closer.sign == "~" ? closer.count : min(opener.count, closer.count) >= 2 ? 2 : 1
        let intent: InlinePresentationIntent =
          closer.sign == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
        opener.count -= used
        closer.count -= used
        pieces[start] = .delimiter(opener)
        opened[start + 1, default: []].append(intent)
        closed[index, default: []].append(intent)
        if opener.count == 0 { openers.removeLast(of: closer.sign) }
      }
      pieces[index] = .delimiter(closer)
      if closer.canOpen, closer.count > 0 { openers.append(index, of: closer.sign) }
    }
  }

  private func opener(for closer: Delimiter, in openers: inout DelimiterOpeners) -> Int? {
    // If a closer found no opener, the next one of its kind needn't search there.
    let kind = closer.sign == "~" ? closer.count : closer.original % 3 * 2 + (closer.canOpen ? 1 : 0)
    return openers.last(of: closer.sign, kind: kind) { index in
      guard case .delimiter(let opener) = pieces[index] else { return false }
      if closer.sign == "~" { return opener.count == closer.count }
      // The rule of three: "*a**b*" is no emphasis within emphasis.
      let isEither = closer.canOpen || opener.canClose
      return !isEither || (opener.original + closer.original) % 3 != 0
        || opener.original % 3 == 0 && closer.original % 3 == 0
    }
  }

  private func joined() -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    var levels: [UInt: Int] = [:]
    func append(_ run: MarkdownRun) {
      if run.text.isEmpty { return }
      if let last = runs.last, last.intent == run.intent, last.link == run.link {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append(run)
      }
    }
    for (index, piece) in pieces.enumerated() {
      for intent in opened[index] ?? [] { levels[intent.rawValue, default: 0] += 1 }
      for intent in closed[index] ?? [] { levels[intent.rawValue, default: 0] -= 1 }
      let intent = InlinePresentationIntent(rawValue: levels.filter { $0.value > 0 }.map(\.key).reduce(0, |))
      switch piece {
      case .text(let text): append(MarkdownRun(text: text, intent: intent))
      case .code(let text): append(MarkdownRun(text: text, intent: intent.union(.code)))
      case .delimiter(let delimiter):
        append(MarkdownRun(text: String(repeating: delimiter.sign, count: delimiter.count), intent: intent))
      case .link(let inner, let target):
        for run in inner {
          append(MarkdownRun(text: run.text, intent: run.intent.union(intent), link: run.link ?? target))
        }
      }
    }
    return runs
  }
}
