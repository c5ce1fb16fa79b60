/// Determines the type of an expression, as far as possible from its text.
///
/// It resolves names by their declarations: locals, properties, results of functions, initialisers, casts, elements of collections.
/// Other expressions have no type.
struct ExpressionTypes {
  let model: SourceModel
  let tokens: [CodeToken]
  let brackets: Brackets
  let owner: String?

  /// A type, or the name of a type as an expression.
  private struct Value {
    var type: TypeName
    var isName = false
  }

  private static let foreign: Set<String> = [
    "String", "Substring", "Int", "Int32", "UInt32", "UInt8", "Double", "Float", "CGFloat", "Bool", "Data", "URL",
    "Date",
    "Set", "Array", "Dictionary", "Character", "UUID", "Locale", "Any", "NSNumber", "NSString", "NSRange",
    "TimeInterval",
    "AnyClass", "Selector", "Range", "ObjectIdentifier",
  ]

  /// The type that `type` refers to here, with its full name; nil if it is neither the project's nor well known.
  func resolved(_ type: TypeName?) -> TypeName? {
    guard var result = type else { return nil }
    if result.name == "Self" { return owner.map { TypeName(name: $0) } }
    if let full = model.resolve(result.name, in: owner) {
      result.name = full
    } else if !ExpressionTypes.foreign.contains(result.name) {
      return nil
    }
    return result
  }

  /// The start of the expression whose last member follows the period at `point`.
  func start(before point: Int) -> Int? {
    var place = point - 1
    while place >= 0 {
      let token = tokens[place]
      if token.isSign("?") || token.isSign("!") {
        place -= 1
        continue
      }
      if token.isSign(")") || token.isSign("]") || token.isSign("}") {
        let open = brackets.partner(of: place)
        guard open < place, open > 0 else { return nil }
        let before = tokens[open - 1]
        let isCall =
          before.kind == .word && !["in", "return", "case", "if", "as"].contains(before.string)
          || before.isSign(")") || before.isSign("]")
          || ((before.isSign("?") || before.isSign("!")) && !token.isSign(")"))
        if !isCall || before.line < tokens[open].line { return open }
        place = open - 1
        continue
      }
      guard token.kind == .word else { return token.kind == .sign ? nil : place }
      guard place > 0, tokens[place - 1].isSign(".") else { return place }
      guard place > 1, tokens[place - 2].kind != .sign || ")]}?!".contains(tokens[place - 2].string) else { return nil }
      place -= 2
    }
    return nil
  }

  /// The type of the expression that begins at `start` and ends at `end` at the latest.
  func type(from start: Int, to end: Int, scopes: Scopes) -> TypeName? {
    var place = start
    while place < end,
      tokens[place].isWord("try") || tokens[place].isWord("await") || tokens[place].isSign("&")
        || (place > start && tokens[place - 1].isWord("try")
          && (tokens[place].isSign("?") || tokens[place].isSign("!")))
    { place += 1 }
    guard place < end else { return nil }
    var value = base(at: &place, end: end, scopes: scopes)
    while place < end {
      let token = tokens[place]
      if token.isSign("?") || token.isSign("!") {
        place += 1
      } else if token.isSign("."), place + 1 < end, tokens[place + 1].kind == .word {
        value = member(tokens[place + 1].string, of: value, at: &place, end: end)
      } else if token.isSign("[") {
        place = brackets.partner(of: place) + 1
        value = value.flatMap { subscripted($0) }
      } else if token.isSign("(") {
        place = brackets.partner(of: place) + 1
      } else if token.isSign("{"), tokens[place - 1].line == token.line {
        place = brackets.partner(of: place) + 1
      } else if token.isWord("as") {
        place += 1
        while place < end, tokens[place].isSign("?") || tokens[place].isSign("!") { place += 1 }
        return resolved(TypeName.read(tokens[..<end], at: &place))
      } else {
        break
      }
    }
    return value.flatMap { $0.isName ? nil : $0.type }
  }

  // MARK: The first name

  private func base(at place: inout Int, end: Int, scopes: Scopes) -> Value? {
    let token = tokens[place]
    if token.isSign("(") {
      let close = brackets.partner(of: place)
      defer { place = close + 1 }
      return type(from: place + 1, to: close, scopes: scopes).map { Value(type: $0) }
    }
    guard token.kind == .word else {
      let isText = token.kind == .text
      place += 1
      return isText ? Value(type: TypeName(name: "String")) : nil
    }
    place += 1
    let isCall = place < end && tokens[place].isSign("(")
    if token.string == "self" || token.string == "super" { return owner.map { Value(type: TypeName(name: $0)) } }
    if token.string == "Self" { return owner.map { Value(type: TypeName(name: $0), isName: !isCall) } }
    if let local = scopes.binding(of: token.string) { return resolved(local).map { Value(type: $0) } }
    for scope in model.scopes(of: owner) {
      if isCall {
        if let result = result(of: model.functions(called: token.string, of: scope)) { return Value(type: result) }
      } else if let result = type(of: model.properties(called: token.string, of: scope)) {
        return Value(type: result)
      }
    }
    if let name = model.resolve(token.string, in: owner) { return Value(type: TypeName(name: name), isName: !isCall) }
    let top =
      isCall
      ? result(of: model.topFunctions(called: token.string)) : type(of: model.topProperties(called: token.string))
    return top.map { Value(type: $0) }
  }

  // MARK: Members

  private func member(_ name: String, of value: Value?, at place: inout Int, end: Int) -> Value? {
    place += 2
    let isCall = place < end && (tokens[place].isSign("(") || tokens[place].isSign("{"))
    guard let value else { return nil }
    if value.isName {
      if name == "self" { return nil }
      if name == "init" { return Value(type: value.type) }
      if let nested = model.resolve("\(value.type.name).\(name)", in: nil), nested == "\(value.type.name).\(name)" {
        return Value(type: TypeName(name: nested), isName: !isCall)
      }
    }
    if ["Array", "Set", "Dictionary"].contains(value.type.name) { return collectionMember(name, of: value.type) }
    let found =
      isCall
      ? result(of: model.functions(called: name, of: value.type.name))
      : type(of: model.properties(called: name, of: value.type.name))
    return found.map { Value(type: $0) }
  }

  private func collectionMember(_ name: String, of type: TypeName) -> Value? {
    switch name {
    case "first", "last", "popLast", "removeLast", "removeFirst", "min", "max", "randomElement", "removeValue":
      return type.element.first.flatMap(resolved).map { Value(type: $0) }
    case "filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "lazy", "shuffled":
      return Value(type: type)
    case "values": return Value(type: TypeName(name: "Array", element: type.element))
    case "count": return Value(type: TypeName(name: "Int"))
    default: return nil
    }
  }

  private func subscripted(_ value: Value) -> Value? {
    if ["Array", "Dictionary"].contains(value.type.name) {
      return value.type.element.first.flatMap(resolved).map { Value(type: $0) }
    }
    return result(of: model.functions(called: "subscript", of: value.type.name)).map { Value(type: $0) }
  }

  private func type(of properties: [SourceModel.PropertyID]) -> TypeName? {
    for id in properties {
      let property = model.properties[id]
      let inside = ExpressionTypes(model: model, tokens: tokens, brackets: brackets, owner: property.owner)
      if let declared = property.type { return inside.resolved(declared) }
      return model.typeOfValue(of: id)
    }
    return nil
  }

  private func result(of functions: [SourceModel.FunctionID]) -> TypeName? {
    var results: Set<TypeName> = []
    for id in functions {
      guard let declared = model.functions[id].result else { return nil }
      let inside = ExpressionTypes(model: model, tokens: tokens, brackets: brackets, owner: model.functions[id].owner)
      guard let type = inside.resolved(declared) else { return nil }
      results.insert(type)
    }
    return results.count == 1 ? results.first : nil
  }
}

extension SourceModel {
  /// The type of a property that is determined by its initial value: `Type(...)` and expressions that begin like that.
  func typeOfValue(of id: PropertyID) -> TypeName? {
    let property = properties[id]
    guard !property.value.isEmpty else { return nil }
    let tokens = files[property.file].tokens
    var place = property.value.lowerBound
    let first = tokens[place]
    if first.kind == .text { return TypeName(name: "String") }
    if first.isWord("true") || first.isWord("false") { return TypeName(name: "Bool") }
    if first.isSign("["), let type = TypeName.read(tokens[..<property.value.upperBound], at: &place) {
      return place < property.value.upperBound && tokens[place].isSign("(") ? type : nil
    }
    guard first.kind == .word, let type = TypeName.read(tokens[..<property.value.upperBound], at: &place),
      place < property.value.upperBound || !type.name.isEmpty
    else { return nil }
    let isCall = place < property.value.upperBound && tokens[place].isSign("(")
    let name = isCall ? type.name : type.name.split(separator: ".").dropLast().joined(separator: ".")
    // `Type.value` is assumed to have the type itself, like constants.
    return resolve(name, in: property.owner).map { TypeName(name: $0, element: type.element) }
  }
}
