/// Scans a file's tokens and records its types, their members, imports, conditions and selectors.
///
/// It follows brackets and recognizes declarations by their keywords, without parsing expressions, so it accepts any input.
struct DeclarationScanner {
  /// The contexts of the tokens up to `end`.
  struct Context {
    enum Kind {
      case file
      /// A type's members.
      case members
      /// Statements.
      case code
      /// Parentheses or brackets.
      case group
    }

    let kind: Kind
    /// The innermost type.
    let type: Int?
    /// The bracket that closes it.
    let end: Int
  }

  let file: SourceFile
  let tokens: [Token]
  var contexts: [Context]
  var pending: DeclarationStart?
  /// Braces with members, and the type that they belong to.
  var typeBodies: [Int: Int] = [:]
  var place = 0
  /// The open branches: the start of each, its condition, and the earlier ones.
  private var openBranches: [(start: Int, condition: Range<Int>?, before: [Range<Int>])] = []

  init(_ file: SourceFile) {
    self.file = file
    tokens = file.tokens
    contexts = [Context(kind: .file, type: nil, end: file.tokens.count)]
  }

  var context: Context { contexts[contexts.count - 1] }

  mutating func scan() {
    while place < tokens.count {
      while contexts.count > 1, place >= context.end { contexts.removeLast() }
      let token = tokens[place]
      switch token.kind {
      case .pound: scanPound(token)
      case .sign: scanSign(token)
      case .identifier: scanIdentifier(token)
      case .number, .literal: skip()
      }
    }
  }

  mutating func skip() {
    pending = nil
    place += 1
  }

  // MARK: Directives

  private mutating func scanPound(_ token: Token) {
    switch token.word {
    case .poundIf, .poundElseif:
      let before = token.word == .poundIf ? [] : closeBranch()
      // Attributes may be in a condition of their own, before the declaration.
      let start = place + 1
      place = start
      while place < tokens.count, !tokens[place].startsLine { place += 1 }
      file.conditions.append(start..<place)
      openBranches.append((place, start..<place, before))
    case .poundElse:
      let before = closeBranch()
      place += 1
      openBranches.append((place, nil, before))
    case .poundEndif:
      _ = closeBranch()
      place += 1
    case .poundSelector, .poundKeyPath:
      if place + 1 < tokens.count, tokens[place + 1].isSign("("), file.partners[place + 1] > 0 {
        let found = SelectorExpression(token: place, close: file.partners[place + 1], type: context.type)
        if token.word == .poundSelector { file.selectors.append(found) } else { file.keyPaths.append(found) }
        place = found.close
      }
      skip()
    case .poundPreview: scanPreview()
    default: if token.kind == .pound, file.string(place) == "#Playground" { scanPreview() } else { skip() }
    }
  }

  /// Ends the innermost branch; returns the conditions of its `#if` so far.
  private mutating func closeBranch() -> [Range<Int>] {
    guard let branch = openBranches.popLast() else { return [] }
    file.branches.append(
      ConditionalBranch(tokens: branch.start..<place, condition: branch.condition, before: branch.before))
    return branch.before + (branch.condition.map { [$0] } ?? [])
  }

  /// `#Preview("Name", traits: .landscapeLeft) { ... }`, also with more closures that have labels, or with closures as arguments:
  /// `#Preview(body: { ... })`, `#Preview(as: .systemSmall, widget: { ... }, timeline: { ... })`; and `#Playground { ... }`.
  private mutating func scanPreview() {
    let start = pending?.firstToken ?? place
    var end = place + 1
    var argument: Int?
    if end < tokens.count, tokens[end].isSign("("), file.partners[end] > end {
      let close = file.partners[end]
      let body = (end + 1..<close).first {
        file.string($0) == "body" && tokens[$0].kind == .identifier && tokens[$0 + 1].isSign(":")
          && tokens[$0 + 2].isSign("{")
      }
      argument = body.map { $0 + 2 }
      // All closures of a widget's preview may be arguments.
      let isFollowed = close + 1 < tokens.count && tokens[close + 1].isSign("{")
      if argument == nil, !isFollowed { argument = (end + 1..<close).first { tokens[$0].isSign("{") } }
      end = close + 1
    }
    let open = argument ?? end
    guard open < tokens.count, tokens[open].isSign("{"), file.partners[open] > open else { return skip() }
    if argument == nil { end = file.partners[open] + 1 }
    while end + 2 < tokens.count, tokens[end].kind == .identifier, tokens[end + 1].isSign(":"),
      tokens[end + 2].isSign("{"), file.partners[end + 2] > end
    {
      end = file.partners[end + 2] + 1
    }
    let preview = PreviewExpression(
      tokens: start..<end, pound: place, open: open, close: file.partners[open], isAtFileScope: context.kind == .file)
    file.previews.append(preview)
    pending = nil
    // A discarded preview isn't recorded; others are translated like other code.
    place = Previews.isKept(preview, in: file) ? place + 1 : end
  }

  // MARK: Punctuation

  private mutating func scanSign(_ token: Token) {
    switch token.sign {
    case UInt8(ascii: "@"): scanAttribute()
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): enterBracket(token)
    default: skip()
    }
  }

  private mutating func enterBracket(_ token: Token) {
    let partner = file.partners[place]
    if partner > place {
      let isBrace = token.isSign("{")
      if let type = typeBodies[place] {
        contexts.append(Context(kind: .members, type: type, end: partner))
      } else {
        contexts.append(Context(kind: isBrace ? .code : .group, type: context.type, end: partner))
      }
    }
    skip()
  }

  private mutating func scanAttribute() {
    let at = place
    guard at + 1 < tokens.count, tokens[at + 1].kind == .identifier else { return skip() }
    beginDeclaration()
    place += 2
    while place + 1 < tokens.count, tokens[place].isSign("."), tokens[place + 1].kind == .identifier { place += 2 }
    var end = tokens[place - 1].end
    var arguments: Range<Int>?
    // `@objc (name)` may stand apart from its name, as no other attribute's arguments may.
    let isNamed = tokens[at + 1].word == .objc && at + 2 == place
    if place < tokens.count, tokens[place].isSign("("), tokens[place].start == end || isNamed, file.partners[place] > 0
    {
      let close = file.partners[place]
      arguments = tokens[place].end..<tokens[close].start
      end = tokens[close].end
      place = close + 1
    }
    let attribute = Attribute(name: tokens[at + 1].word, range: tokens[at].start..<end, arguments: arguments)
    pending?.attributes.append(attribute)
    file.attributes.append(attribute)
  }

  mutating func beginDeclaration() {
    if pending == nil { pending = DeclarationStart(firstToken: place) }
  }

  // MARK: Words

  private mutating func scanIdentifier(_ token: Token) {
    let follows = place > 0 ? tokens[place - 1] : nil
    if follows?.isSign(".") == true { return skip() }
    switch token.word {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .override, .weak, .unowned,
      .lazy,
      .dynamic, .optional, .required, .convenience, .mutating, .nonmutating, .indirect, .nonisolated, .isolated,
      .prefix,
      .postfix, .infix, .consuming, .borrowing:
      addModifier(token.word)
    case .class where nextIsModifierOrKeyword: addModifier(.class)
    case .class, .struct, .enum, .actor, .extension, .protocol:
      if context.kind == .group || !scanType(token) { skip() }
    case .func, .initializer, .var, .let:
      if context.kind == .members { scanMember(token) } else { skip() }
    case .import: scanImport()
    default: skip()
    }
  }

  private var nextIsModifierOrKeyword: Bool {
    guard place + 1 < tokens.count else { return false }
    switch tokens[place + 1].word {
    case .func, .var, .let, .subscript, .override, .final, .public, .private, .fileprivate, .internal, .open, .package,
      .dynamic, .lazy, .nonisolated:
      return true
    default: return false
    }
  }

  private mutating func addModifier(_ word: Word) {
    guard context.kind != .group else { return skip() }
    beginDeclaration()
    pending?.modifiers.append((word, place))
    place += 1
    // `private(set)`, `unowned(safe)`
    if place < tokens.count, tokens[place].isSign("("), file.partners[place] > 0, file.partners[place] <= place + 2 {
      if word != .nonisolated, word != .unowned { pending?.modifiers.removeLast() }
      place = file.partners[place] + 1
    }
  }

  // MARK: Imports

  private mutating func scanImport() {
    let keyword = place
    var next = place + 1
    var kindToken: Int?
    let kinds: Set<Word> = [.class, .struct, .enum, .protocol, .func, .var, .let, .typealias]
    if next < tokens.count, kinds.contains(tokens[next].word) {
      kindToken = next
      next += 1
    }
    guard context.kind == .file, next < tokens.count, tokens[next].kind == .identifier, !tokens[next].startsLine else {
      return skip()
    }
    var end = next + 1
    while end + 1 < tokens.count, tokens[end].isSign("."), !tokens[end].startsLine { end += 2 }
    file.imports.append(
      ImportDeclaration(
        first: pending?.firstToken ?? keyword, keyword: keyword, kindToken: kindToken, moduleToken: next,
        module: file.name(next), part: next + 1..<end,
        isConditional: !openBranches.isEmpty))
    place = end
    pending = nil
  }
}
