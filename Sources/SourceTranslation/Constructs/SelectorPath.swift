/// The expression in `#selector(...)`.
struct SelectorPath {
  enum Accessor: String {
    case getter, setter
  }

  var accessor: Accessor?
  /// `["UIView", "endEditing"]`.
  var names: [String] = []
  /// The labels as written, "" for `_`.
  var labels: [String]?

  init(_ expression: SelectorExpression, in file: SourceFile) {
    var next = expression.token + 2
    if next + 1 < expression.close, file.tokens[next + 1].isSign(":"),
      let accessor = Accessor(rawValue: file.string(next))
    {
      self.accessor = accessor
      next += 2
    }
    // Parentheses around the expression change nothing.
    while next < expression.close, file.tokens[next].isSign("(") { next += 1 }
    while next < expression.close {
      let token = file.tokens[next]
      if names.isEmpty, let dynamic = Self.dynamicType(next, before: expression.close, in: file) {
        names.append(dynamic.name)
        next = dynamic.close
      } else if token.kind == .identifier, token.word != .as {
        names.append(file.name(next))
      } else if token.isSign("<"), !names.isEmpty {
        let first = next
        next = Self.closingAngle(next, before: expression.close, in: file)
        names[names.count - 1] += file.text.string(file.tokens[first].start..<file.tokens[next].end)
      } else if !token.isSign("."), !token.isSign("?"), !token.isSign("!") {
        break
      }
      next += 1
    }
    guard next < expression.close, file.tokens[next].isSign("(") else { return }
    labels = (next + 1..<max(next + 1, file.partners[next])).filter { file.tokens[$0].kind == .identifier }.map {
      file.string($0) == "_" ? "" : file.name($0)
    }
  }

  /// `type(of: self)`, which is `Self`, or the type of a variable, which is equivalent to the variable.
  private static func dynamicType(_ first: Int, before end: Int, in file: SourceFile) -> (name: String, close: Int)? {
    guard first + 1 < end, file.tokens[first].kind == .identifier, file.string(first) == "type",
      file.tokens[first + 1].isSign("(")
    else { return nil }
    let close = file.partners[first + 1]
    let names = (first + 2..<max(first + 2, close)).filter { file.tokens[$0].kind == .identifier }.map(file.name)
    guard close + 1 < end, file.tokens[close + 1].isSign("."), names.count > 1, let last = names.last else {
      return nil
    }
    return (last == "self" ? "Self" : last, close)
  }

  /// The end of a generic type's arguments: `Base<[Row], (Int) -> Void>.show`.
  private static func closingAngle(_ open: Int, before end: Int, in file: SourceFile) -> Int {
    var depth = 0
    var next = open
    while next < end - 1 {
      let token = file.tokens[next]
      if token.isSign("<") { depth += 1 }
      if token.isSign(">"), !(next > 0 && file.tokens[next - 1].isSign("-") && file.tokens[next - 1].end == token.start)
      {
        depth -= 1
        if depth == 0 { return next }
      }
      next += 1
    }
    return next
  }

  var member: String { names.last ?? "" }

  /// The type of the member; "" for the enclosing type.
  var base: String {
    let base = names.dropLast()
    if base.count == 1, let first = base.first, ["self", "Self", "super"].contains(first) { return "" }
    return base.joined(separator: ".")
  }
}
