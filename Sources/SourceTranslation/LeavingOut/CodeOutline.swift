/// The declarations of a file: its types, their members and the members' accessors.
package struct CodeOutline: Sendable {
  package let code: CodeBlocks
  package private(set) var declarations: [CodeDeclaration] = []

  package init(_ text: SourceText) {
    code = CodeBlocks(text)
    addMembers(in: code.tokens.indices, of: nil)
    var counts: [String: Int] = [:]
    for place in declarations.indices {
      let name = declarations[place].name
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { declarations[place].name = "\(name) #\(count)" }
    }
  }

  private var tokens: [Token] { code.tokens }

  private func name(_ place: Int) -> String { place < tokens.count ? code.text.name(tokens[place]) : "" }

  package func string(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
    return code.text.string(tokens[first].start..<tokens[last].end)
  }

  // MARK: Members

  private mutating func addMembers(in range: Range<Int>, of parent: Int?) {
    for item in code.items(in: range) where item.kind == .code {
      let keyword = code.endOfModifiers(from: item.tokens.lowerBound, to: item.tokens.upperBound)
      guard keyword < item.tokens.upperBound else { continue }
      var found = declaration(item.tokens, keyword)
      found.parent = parent
      if let parent, !declarations[parent].name.isEmpty { found.name = "\(declarations[parent].name).\(found.name)" }
      declarations.append(found)
      let place = declarations.count - 1
      if found.bodyKind == .members { addMembers(in: found.body, of: place) }
      if found.bodyKind == .accessors { addAccessors(in: found.body, of: place) }
      if !found.observers.isEmpty { addAccessors(in: found.observers, of: place) }
    }
  }

  private func declaration(_ item: Range<Int>, _ keyword: Int) -> CodeDeclaration {
    switch tokens[keyword].word {
    case .class, .struct, .enum, .actor, .extension, .protocol: return type(item, keyword)
    case .func: return function(.function, item, keyword, name: keyword + 1)
    case .initializer: return function(.initializer, item, keyword, name: keyword)
    case .subscript: return function(.subscriptFunction, item, keyword, name: keyword)
    case .deinit:
      var found = CodeDeclaration(kind: .deinitializer, name: "deinit", tokens: item, keyword: keyword)
      setBody(of: &found, from: keyword + 1)
      return found
    case .var, .let: return property(item, keyword)
    case .case, .typealias, .associatedtype:
      return CodeDeclaration(kind: .other, name: name(keyword + 1), tokens: item, keyword: keyword)
    default:
      return CodeDeclaration(kind: .other, name: firstLine(item), tokens: item, keyword: keyword)
    }
  }

  /// A text that tells a statement from others: its first line.
  package func firstLine(_ item: Range<Int>) -> String {
    guard let first = item.first, let last = item.last else { return "" }
    let line = code.text.line(at: tokens[first].start)
    let end = line < code.text.lineStarts.count ? code.text.lineStarts[line] : code.text.bytes.count
    let text = code.text.string(tokens[first].start..<min(end, tokens[last].end))
    return String(text.reversed().drop { $0.isWhitespace }.reversed())
  }

  // MARK: Types

  private func type(_ item: Range<Int>, _ keyword: Int) -> CodeDeclaration {
    var next = keyword + 1
    var path = name(next)
    while next + 2 < item.upperBound, tokens[next + 1].isSign("."), tokens[next + 2].kind == .identifier {
      path += "." + name(next + 2)
      next += 2
    }
    var found = CodeDeclaration(kind: .type, name: path, tokens: item, keyword: keyword)
    var entry: Int?
    next += 1
    while next < item.upperBound, !tokens[next].isSign("{") {
      let isEnd = tokens[next].isSign(",") || tokens[next].word == .where
      if isEnd, let start = entry, start < next { found.inherited.append(start..<next) }
      if tokens[next].word == .where { entry = nil }
      if tokens[next].isSign(":") && entry == nil && found.inherited.isEmpty || tokens[next].isSign(",") && entry != nil
      {
        entry = next + 1
      }
      if tokens[next].isSign("<") {
        next = afterAngles(next, item.upperBound)
      } else {
        next = code.partners[next] > next ? code.partners[next] + 1 : next + 1
      }
    }
    if let start = entry, start < next { found.inherited.append(start..<next) }
    if next < item.upperBound, code.partners[next] > next {
      found.bodyKind = .members
      found.body = next + 1..<code.partners[next]
    }
    return found
  }

  private func afterAngles(_ open: Int, _ limit: Int) -> Int {
    var (next, depth) = (open, 0)
    while next < limit, !tokens[next].isSign("{") {
      if tokens[next].isSign("<") { depth += 1 }
      if tokens[next].isSign(">"), !tokens[next - 1].isSign("-") { depth -= 1 }
      next += 1
      if depth == 0 { return next }
    }
    return open + 1
  }

  // MARK: Functions

  private func function(_ kind: CodeDeclaration.Kind, _ item: Range<Int>, _ keyword: Int, name start: Int)
    -> CodeDeclaration
  {
    var next = start + 1
    var base = name(start)
    // An operator's name is made of signs.
    while kind == .function, next < item.upperBound, tokens[start].kind == .sign, tokens[next].kind == .sign,
      !tokens[next].isSign("(")
    {
      base += name(next)
      next += 1
    }
    let isFailable = next < item.upperBound && (tokens[next].isSign("?") || tokens[next].isSign("!"))
    while next < item.upperBound, !tokens[next].isSign("("), !tokens[next].isSign("{") { next += 1 }
    guard next < item.upperBound, tokens[next].isSign("("), code.partners[next] > next else {
      return CodeDeclaration(kind: .other, name: firstLine(item), tokens: item, keyword: keyword)
    }
    let parameters = parameters(next + 1..<code.partners[next])
    let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    var found = CodeDeclaration(kind: kind, name: "\(base)(\(labels))", tokens: item, keyword: keyword)
    found.parameters = parameters
    found.isFailable = kind == .initializer && isFailable
    next = code.partners[next] + 1
    while next < item.upperBound, !tokens[next].isSign("{"), tokens[next].word != .where {
      if tokens[next].word == .async { found.isAsync = true }
      if tokens[next].word == .throws || tokens[next].word == .rethrows { found.isThrowing = true }
      if tokens[next].isSign("-"), next + 1 < item.upperBound, tokens[next + 1].isSign(">") {
        let end = endOfType(next + 2, item.upperBound)
        found.result = string(next + 2..<end)
        next = end
        break
      }
      next += 1
    }
    setBody(of: &found, from: next)
    return found
  }

  private func parameters(_ range: Range<Int>) -> [(label: String, name: String)] {
    var parameters: [(label: String, name: String)] = []
    var (start, next) = (range.lowerBound, range.lowerBound)
    func finish(_ end: Int) {
      let names = code.endOfModifiers(from: start, to: end)
      guard names < end, let colon = (names..<end).first(where: { tokens[$0].isSign(":") }), colon > names,
        (names..<colon).allSatisfy({ tokens[$0].kind == .identifier })
      else { return }
      let label = name(names)
      parameters.append((label == "_" ? "" : label, name(colon - 1)))
    }
    while next < range.upperBound {
      if tokens[next].isSign(",") {
        finish(next)
        start = next + 1
      }
      next = code.partners[next] > next ? code.partners[next] + 1 : next + 1
    }
    finish(range.upperBound)
    return parameters
  }

  /// The token after a type: where a body, a value or a condition begins.
  private func endOfType(_ start: Int, _ limit: Int) -> Int {
    var next = start
    while next < limit, !tokens[next].isSign("{"), !tokens[next].isSign("="), tokens[next].word != .where {
      next = code.partners[next] > next ? code.partners[next] + 1 : next + 1
    }
    return next
  }

  /// Finds the braces of a function or of a computed property.
  private func setBody(of found: inout CodeDeclaration, from start: Int) {
    var next = start
    while next < found.tokens.upperBound, !tokens[next].isSign("{") {
      next = code.partners[next] > next ? code.partners[next] + 1 : next + 1
    }
    guard next < found.tokens.upperBound, code.partners[next] > next else { return }
    found.body = next + 1..<code.partners[next]
    found.bodyKind = hasAccessors(found.body) ? .accessors : .code
  }

  private static let accessorNames: Set<String> = ["get", "set", "willSet", "didSet", "_read", "_modify"]

  private func hasAccessors(_ body: Range<Int>) -> Bool {
    let first = code.endOfModifiers(from: body.lowerBound, to: body.upperBound)
    guard first < body.upperBound, Self.accessorNames.contains(name(first)) else { return false }
    guard first + 1 < body.upperBound else { return true }
    let next = tokens[first + 1]
    return next.isSign("{") || next.isSign("(") || next.kind == .identifier
  }

  // MARK: Properties

  private func property(_ item: Range<Int>, _ keyword: Int) -> CodeDeclaration {
    var found = CodeDeclaration(
      kind: .property, name: keyword + 1 < item.upperBound ? name(keyword + 1) : "", tokens: item, keyword: keyword)
    var next = keyword + 2
    if next < item.upperBound, tokens[next].isSign(":") {
      let end = endOfType(next + 1, item.upperBound)
      found.result = string(next + 1..<end)
      next = end
    }
    guard next < item.upperBound else { return found }
    if tokens[next].isSign("=") {
      let end = endOfValue(next + 1, item.upperBound)
      found.body = next + 1..<end
      found.bodyKind = .value
      found.isOneOfSeveral = end < item.upperBound && tokens[end].isSign(",")
      if end < item.upperBound, tokens[end].isSign("{") { found.observers = end + 1..<code.partners[end] }
    } else if tokens[next].isSign("{") {
      setBody(of: &found, from: next)
    } else {
      found.isOneOfSeveral = true
    }
    return found
  }

  /// The token after an initial value: a comma, or the brace of observers.
  private func endOfValue(_ start: Int, _ limit: Int) -> Int {
    var next = start
    while next < limit, !tokens[next].isSign(",") {
      if tokens[next].isSign("{"), code.partners[next] > next, hasObservers(next + 1..<code.partners[next]) { break }
      next = code.partners[next] > next ? code.partners[next] + 1 : next + 1
    }
    return next
  }

  private func hasObservers(_ body: Range<Int>) -> Bool {
    guard let first = body.first else { return false }
    return tokens[first].word == .didSet || tokens[first].word == .willSet
  }

  /// The observers after an initial value, and the accessors of computed properties and subscripts.
  private mutating func addAccessors(in range: Range<Int>, of place: Int) {
    let owner = declarations[place]
    var start = range.lowerBound
    while start < range.upperBound {
      let keyword = code.endOfModifiers(from: start, to: range.upperBound)
      guard keyword < range.upperBound, Self.accessorNames.contains(name(keyword)) else {
        start = code.isDirective(start) ? code.endOfLine(start, range.upperBound) : start + 1
        continue
      }
      // `set(value) {`, `get async throws {`, and `get set` of a protocol.
      var end = keyword + 1
      while end < range.upperBound, !tokens[end].isSign("{"), !Self.accessorNames.contains(name(end)) {
        end = code.partners[end] > end ? code.partners[end] + 1 : end + 1
      }
      if end < range.upperBound, code.partners[end] > end { end = code.partners[end] + 1 }
      var found = CodeDeclaration(
        kind: .accessor, name: "\(owner.name).\(name(keyword))", tokens: start..<end, keyword: keyword)
      found.parent = place
      found.result = name(keyword) == "get" ? owner.result : nil
      setBody(of: &found, from: keyword + 1)
      declarations.append(found)
      start = end
    }
  }
}
