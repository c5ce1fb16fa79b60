internal import Foundation

/// A property of CSS and its value.
struct CSSDeclaration: Equatable {
  /// In lower case.
  let name: String
  let value: String

  /// The declarations between braces, or in a `style` attribute.
  static func list(_ text: some StringProtocol) -> [CSSDeclaration] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = part[part.index(after: colon)...].replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return name.isEmpty || value.isEmpty ? nil : CSSDeclaration(name: name, value: value)
    }
  }
}

/// An element as selectors see it.
struct CSSElement {
  let tag: String
  let id: String?
  let classes: Set<String>

  init(tag: String, attributes: [String: String]) {
    self.tag = tag
    id = attributes["id"]
    classes = Set(attributes["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? [])
  }
}

/// The rules of a page whose selectors name tags, classes and ids, and elements within elements. Others are left out, and so
/// are rules for media.
struct CSSStyleSheet {
  /// More rules than a text's page has.
  private static let mostRules = 5_000

  private struct Compound {
    var tag: String?
    var id: String?
    var classes: Set<String> = []

    func matches(_ element: CSSElement) -> Bool {
      (tag == nil || tag == element.tag) && (id == nil || id == element.id) && classes.isSubset(of: element.classes)
    }

    var weight: Int { (id == nil ? 0 : 10_000) + classes.count * 100 + (tag == nil ? 0 : 1) }
  }

  private struct Rule {
    /// The outermost first.
    var path: [Compound]
    var declarations: [CSSDeclaration]
    var weight: Int { path.map(\.weight).reduce(0, +) }
  }

  private var rules: [Rule] = []

  mutating func add(_ text: String) {
    var rest = CSSStyleSheet.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{"), rules.count < CSSStyleSheet.mostRules {
      let selector = rest[..<open].split(separator: ";").last ?? ""
      let body = rest[rest.index(after: open)...]
      if selector.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("@") {
        rest = CSSStyleSheet.skippingBlock(body)
        continue
      }
      let close = body.firstIndex(of: "}") ?? body.endIndex
      let declarations = CSSDeclaration.list(body[..<close])
      for part in selector.split(separator: ",") {
        if let path = CSSStyleSheet.path(part) { rules.append(Rule(path: path, declarations: declarations)) }
      }
      rest = close < body.endIndex ? body[body.index(after: close)...] : ""
    }
    // Of rules with the same specificity, the later one wins.
    rules = rules.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
  }

  /// The declarations for an element with ancestors, the outermost first; those with the highest precedence last.
  func declarations(for element: CSSElement, within ancestors: [CSSElement]) -> [CSSDeclaration] {
    rules.filter { rule in
      guard let last = rule.path.last, last.matches(element) else { return false }
      var outer = rule.path.dropLast()
      for ancestor in ancestors.reversed() {
        guard let next = outer.last else { break }
        if next.matches(ancestor) { outer = outer.dropLast() }
      }
      return outer.isEmpty
    }.flatMap(\.declarations)
  }

  private static func path(_ selector: Substring) -> [Compound]? {
    var path: [Compound] = []
    for word in selector.split(whereSeparator: \.isWhitespace) {
      guard let compound = compound(word) else { return nil }
      path.append(compound)
    }
    return path.isEmpty ? nil : path
  }

  private static func compound(_ word: Substring) -> Compound? {
    var compound = Compound()
    var rest = word[...]
    while let first = rest.first {
      let isMarked = first == "." || first == "#"
      let body = isMarked ? rest.dropFirst() : rest
      let name = String(body.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      if first == "*" {
        rest = rest.dropFirst()
        continue
      }
      // States, attributes and other relations.
      guard !name.isEmpty else { return nil }
      switch first {
      case ".": compound.classes.insert(name)
      case "#": compound.id = name
      default: compound.tag = name.lowercased()
      }
      rest = body.dropFirst(name.count)
    }
    return compound
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text.replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: "")[...]
    while let open = rest.range(of: "/*") {
      result += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].range(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The text after the block in which `body` starts, and its nested blocks.
  private static func skippingBlock(_ body: Substring) -> Substring {
    var depth = 1
    var index = body.startIndex
    while index < body.endIndex, depth > 0 {
      if body[index] == "{" { depth += 1 }
      if body[index] == "}" { depth -= 1 }
      index = body.index(after: index)
    }
    return body[index...]
  }
}
