internal import Foundation

/// How a call looks: its labels, and which of its arguments are closures.
struct CallShape: Hashable {
  /// A closure's parameters, and whether it returns a value.
  struct Closure: Hashable {
    /// The written types; nil for a parameter without one.
    var parameters: [String?]
    var returns: Bool
    /// The written result.
    var result: String?
  }

  enum Argument: Hashable {
    case value
    case closure(Closure)
    /// `.name`, whose type only the parameter says.
    case constant
    /// `[.first, .second]`
    case constants
    case array, dictionary
    /// `[.first: 1]`
    case namedValues
    case reference
  }

  struct Parameter: Hashable {
    /// "" for none.
    let label: String
    let argument: Argument
  }

  var parameters: [Parameter] = []

  private init() {}

  /// The call whose name is a token; nil where the name isn't called.
  init?(after place: Int, in file: UsedFile) {
    guard let call = Self.call(after: place, in: file) else { return nil }
    self = call.shape
  }

  /// The token after a use of a name: after the call's last parenthesis or brace, or after the name where it isn't called.
  static func end(ofUseAt place: Int, in file: UsedFile) -> Int { call(after: place, in: file)?.end ?? place + 1 }

  private static func call(after place: Int, in file: UsedFile) -> (shape: CallShape, end: Int)? {
    var shape = CallShape()
    var next = place + 1
    if file.isSign(next, "<"), let end = endOfGenerics(next, file) { next = end + 1 }
    if file.isSign(next, "!") || file.isSign(next, "?"), file.isSign(next + 1, "(") { next += 1 }
    var hasParentheses = false
    if file.isSign(next, "("), !file.startsLine(next), file.partners[next] > next {
      hasParentheses = true
      shape.parameters = parameters(next + 1..<file.partners[next], file)
      next = file.partners[next] + 1
    }
    guard file.isSign(next, "{"), !file.startsLine(next), !isCondition(place, file), !isAccessor(next, file) else {
      return hasParentheses ? (shape, next) : nil
    }
    shape.parameters.append(Parameter(label: "", argument: .closure(closure(next, file))))
    next = file.partners[next] + 1
    while file.isIdentifier(next), file.isSign(next + 1, ":"), file.isSign(next + 2, "{"), file.partners[next + 2] > 0 {
      shape.parameters.append(Parameter(label: file.name(next), argument: .closure(closure(next + 2, file))))
      next = file.partners[next + 2] + 1
    }
    return (shape, next)
  }

  private static func endOfGenerics(_ open: Int, _ file: UsedFile) -> Int? {
    var depth = 0
    for place in open..<min(open + 24, file.tokens.count) {
      if file.isSign(place, "<") { depth += 1 }
      if file.isSign(place, ">") { depth -= 1 }
      if depth == 0 { return place }
      if ["(", ")", "{", "}", ";", "="].contains(where: { file.isSign(place, $0) }) { return nil }
    }
    return nil
  }

  /// Whether a brace behind the name opens the body of a statement: `if menu.isOpen {`.
  private static func isCondition(_ place: Int, _ file: UsedFile) -> Bool {
    var before = place
    while before >= 0 {
      let name = file.name(before)
      if ["if", "guard", "while", "for", "switch", "else", "catch", "case"].contains(name) { return true }
      if file.isSign(before, "{") || file.isSign(before, "}") || file.isSign(before, ";") { return false }
      if file.startsLine(before), !file.isSign(before, "."), !file.isSign(before, ",") { return false }
      before -= 1
      if before >= 0, [")", "]"].contains(where: { file.isSign(before, $0) }), file.partners[before] >= 0 {
        before = file.partners[before]
      }
    }
    return false
  }

  /// Whether a brace opens accessors: `var menu: Menu { get }`.
  private static func isAccessor(_ open: Int, _ file: UsedFile) -> Bool {
    ["get", "set", "didSet", "willSet"].contains(file.name(open + 1)) && file.isIdentifier(open + 1)
  }

  private static func parameters(_ range: Range<Int>, _ file: UsedFile) -> [Parameter] {
    var parts: [Range<Int>] = []
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      if file.isSign(place, ",") {
        parts.append(start..<place)
        start = place + 1
      }
      let partner = file.partners[place]
      place = partner > place ? partner + 1 : place + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts.map { part in
      let hasLabel = part.count > 1 && file.isIdentifier(part.lowerBound) && file.isSign(part.lowerBound + 1, ":")
      let value = hasLabel ? part.lowerBound + 2..<part.upperBound : part
      return Parameter(
        label: hasLabel ? file.name(part.lowerBound) : "", argument: argument(value, file))
    }
  }

  private static func argument(_ range: Range<Int>, _ file: UsedFile) -> Argument {
    guard let first = range.first else { return .value }
    if file.isSign(first, "{") { return .closure(closure(first, file)) }
    if file.isSign(first, "&") { return .reference }
    if file.isSign(first, "."), file.isIdentifier(first + 1) { return .constant }
    guard file.isSign(first, "["), file.partners[first] == range.upperBound - 1 else { return .value }
    var place = first + 1
    while place < range.upperBound - 1 {
      if file.isSign(place, ":") { return file.isSign(first + 1, ".") ? .namedValues : .dictionary }
      let partner = file.partners[place]
      place = partner > place ? partner + 1 : place + 1
    }
    return file.isSign(first + 1, ".") ? .constants : .array
  }

  /// Reads a closure from its brace.
  static func closure(_ open: Int, _ file: UsedFile) -> Closure {
    let end = max(open + 1, file.partners[open])
    var place = open + 1
    if file.isSign(place, "["), file.partners[place] > 0 { place = file.partners[place] + 1 }
    var closure = Closure(parameters: [], returns: false, result: nil)
    let head = (place..<min(end, place + 60)).first { file.name($0) == "in" && file.isIdentifier($0) }
    let isHead = head.map { head in
      // What stands before `in` has no braces, and is no loop's.
      !(place..<head).contains { file.isSign($0, "{") || file.isSign($0, "=") || file.name($0) == "for" }
    }
    if let head, isHead == true {
      readHead(place..<head, file, into: &closure)
      place = head + 1
    } else {
      let numbers = (place..<end).compactMap { number(of: $0, file) }
      closure.parameters = Array(repeating: nil, count: (numbers.max() ?? -1) + 1)
    }
    closure.returns = (place..<end).contains { token in
      file.name(token) == "return" && !file.startsLine(token + 1) && !file.isSign(token + 1, "}")
    }
    return closure
  }

  /// `$1`
  private static func number(of place: Int, _ file: UsedFile) -> Int? {
    let name = file.name(place)
    if name.hasPrefix("$"), name.count > 1 { return Int(name.dropFirst()) }
    return file.isSign(place, "$") ? Int(file.name(place + 1)) : nil
  }

  private static func readHead(_ range: Range<Int>, _ file: UsedFile, into closure: inout Closure) {
    var place = range.lowerBound
    var names = range
    if file.isSign(place, "("), file.partners[place] > 0 {
      names = place + 1..<file.partners[place]
      place = file.partners[place] + 1
    } else {
      let arrow = range.first { file.isSign($0, "-") && file.isSign($0 + 1, ">") }
      names = range.lowerBound..<(arrow ?? range.upperBound)
      place = names.upperBound
    }
    for parameter in parameters(names, file).indices {
      closure.parameters.append(typeText(of: parameter, in: names, file))
    }
    if let arrow = (place..<range.upperBound).first(where: { file.isSign($0, ">") }) {
      let result = file.string(arrow + 1..<range.upperBound)
      closure.result = result.isEmpty ? nil : result
    }
  }

  private static func typeText(of number: Int, in range: Range<Int>, _ file: UsedFile) -> String? {
    var (count, start, place) = (0, range.lowerBound, range.lowerBound)
    var part = range
    while place <= range.upperBound {
      if place == range.upperBound || file.isSign(place, ",") {
        part = start..<place
        if count == number { break }
        count += 1
        start = place + 1
      }
      let partner = place < range.upperBound ? file.partners[place] : -1
      place = partner > place ? partner + 1 : place + 1
    }
    guard let colon = part.first(where: { file.isSign($0, ":") }) else { return nil }
    return file.string(colon + 1..<part.upperBound)
  }
}
