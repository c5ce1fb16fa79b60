import Foundation

/// Reads the visual format language.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parse()
  }

  private mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("H") {
      guard take(":") else { throw error("Expected a ':' here. It ends the direction of the layout.") }
    } else if take("V") {
      guard take(":") else { throw error("Expected a ':' here. It ends the direction of the layout.") }
      result.axis = .vertical
    }
    result.items.append(try item())
    skipSpaces()
    while position < characters.count {
      let connection = try connection()
      result.connections.append(connection)
      result.items.append(try item())
      skipSpaces()
      if case .superview = result.items.last, position < characters.count {
        throw error("Expected the end of the format after the superview.")
      }
    }
    guard result.items.contains(where: { if case .view = $0 { true } else { false } }) else {
      throw error("A format needs at least one view.")
    }
    return result
  }

  private mutating func item() throws(VisualFormatError) -> VisualFormat.Item {
    skipSpaces()
    let start = position
    if take("|") { return .superview(position: start) }
    guard take("[") else { throw error("Expected a view or the superview here: '[' or '|'.") }
    let name = try name()
    var lengths: [VisualFormat.Predicate] = []
    if take("(") {
      lengths = try predicates(
        end: "A predicate on a view's thickness must end with ')' and the view must end with ']'")
    }
    guard take("]") else { throw error("Expected a ']' here. That is how you give the end of a view.") }
    return .view(name: name, lengths: lengths)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    skipSpaces()
    if next == "[" || next == "|" { return .standard }
    let predicates = take("(") ? try predicates(end: "Expected a ')' here.") : [try predicate(inParentheses: false)]
    guard take("-") else { throw error("Expected a '-' here. That is the end of the space.") }
    return .gap(predicates)
  }

  /// The text in parentheses, including the closing one.
  private mutating func predicates(end: String) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var result = [try predicate(inParentheses: true)]
    while take(",") { result.append(try predicate(inParentheses: true)) }
    guard take(")") else { throw error(end) }
    return result
  }

  private mutating func predicate(inParentheses: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("==") {
      relation = .equal
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, length: try length())
    // Elsewhere a hyphen ends the space.
    while inParentheses, let operation = VisualFormat.Predicate.Operation.allCases.first(where: { take($0.rawValue) }) {
      predicate.operations.append((operation, try length()))
    }
    if take("@") { predicate.priority = try length() }
    predicate.end = position
    return predicate
  }

  private mutating func length() throws(VisualFormatError) -> VisualFormat.Predicate.Length {
    skipSpaces()
    if let next, next.isNumber || next == "-" || next == "." { return .number(try number()) }
    return .name(try name())
  }

  private mutating func number() throws(VisualFormatError) -> CGFloat {
    var text = take("-") ? "-" : ""
    while let next, next.isNumber || next == "." {
      text.append(next)
      position += 1
    }
    guard let value = Double(text) else { throw error("Expected a number here.") }
    return CGFloat(value)
  }

  private mutating func name() throws(VisualFormatError) -> VisualFormat.Name {
    skipSpaces()
    let start = position
    var text = ""
    while let next, next.isLetter || next.isNumber || next == "_" || next == "." {
      text.append(next)
      position += 1
    }
    guard let first = text.first, !first.isNumber else { throw error("Expected a name here.") }
    return VisualFormat.Name(text: text, position: start)
  }

  private mutating func skipSpaces() {
    while let next, next.isWhitespace { position += 1 }
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    skipSpaces()
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, position: position)
  }
}
