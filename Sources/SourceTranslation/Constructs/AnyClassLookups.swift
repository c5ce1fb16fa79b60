/// Messages to a variable of the type `AnyClass`, such as `someClass.responds(to: selector)`, and to the result of
/// `NSClassFromString`. The class is wrapped in a type that has the class methods.
struct AnyClassLookups: Construct {
  /// The messages that every class understands.
  private static let messages: Set<String> = [
    "description", "debugDescription", "hash", "isEqual", "superclass", "isSubclass", "conforms", "responds",
    "instancesRespond", "perform", "value",
  ]
  /// Functions that return a class or nil.
  private static let finders: Set<String> = [
    "NSClassFromString", "objc_lookUpClass", "object_getClass", "class_getSuperclass",
  ]

  /// A variable with its scope, and whether its type is optional.
  private struct Variable {
    let name: String
    let isOptional: Bool
    let region: Range<Int>
  }

  func translate(_ translation: inout FileTranslation) {
    guard translation.settings.runtimeModule != nil else { return }
    let file = translation.file
    var variables: [Variable] = []
    for place in file.tokens.indices where file.tokens[place].kind == .identifier {
      if let variable = declared(before: place, in: file) ?? found(at: place, in: file) { variables.append(variable) }
      if Self.finders.contains(file.string(place)) { wrapResult(of: place, &translation) }
    }
    for variable in variables where !isAnother(variable, among: variables, in: file) {
      for place in variable.region where file.tokens[place].kind == .identifier && file.name(place) == variable.name {
        wrap(place, variable, &translation)
      }
    }
  }

  // MARK: Variables

  /// The variable or parameter whose type is at a token: `someClass: AnyClass?`.
  private func declared(before place: Int, in file: SourceFile) -> Variable? {
    let tokens = file.tokens
    let end: Int
    switch file.string(place) {
    case "AnyClass": end = place + 1
    case "AnyObject"
    where place + 2 < tokens.count && tokens[place + 1].isSign(".") && file.string(place + 2) == "Type":
      end = place + 3
    default: return nil
    }
    guard place > 1, tokens[place - 1].isSign(":"), tokens[place - 2].kind == .identifier,
      let open = enclosing(place, in: file)
    else { return nil }
    let isOptional = end < tokens.count && (tokens[end].isSign("?") || tokens[end].isSign("!"))
    let region = tokens[open].isSign("(") ? body(after: open, in: file) : open..<max(open, file.partners[open])
    guard let region, tokens[open].isSign("(") || tokens[open].isSign("{") else { return nil }
    return Variable(name: file.name(place - 2), isOptional: isOptional, region: region)
  }

  /// The variable that a function's result is assigned to: `if let someClass = NSClassFromString("Name")`.
  private func found(at place: Int, in file: SourceFile) -> Variable? {
    let tokens = file.tokens
    guard Self.finders.contains(file.string(place)), place > 2, tokens[place - 1].isSign("="),
      tokens[place - 2].kind == .identifier, [.let, .var].contains(tokens[place - 3].word),
      place + 1 < tokens.count, tokens[place + 1].isSign("("), case let close = file.partners[place + 1], close > place,
      let open = enclosing(place, in: file), tokens[open].isSign("{")
    else { return nil }
    let isUnwrapped = close + 1 < tokens.count && tokens[close + 1].isSign("!")
    // In a longer expression the result isn't the class.
    let next = isUnwrapped ? close + 2 : close + 1
    if next < tokens.count, [".", "?", "["].contains(where: tokens[next].isSign) || tokens[next].word == .as {
      return nil
    }
    let isBound = place > 3 && isCondition(place - 4, in: file)
    return Variable(
      name: file.name(place - 2), isOptional: !isUnwrapped && !isBound, region: place..<max(place, file.partners[open]))
  }

  /// Whether the token before `let` begins a condition, or separates two conditions.
  private func isCondition(_ place: Int, in file: SourceFile) -> Bool {
    ["if", "guard", "while"].contains(file.string(place)) || file.tokens[place].isSign(",")
  }

  /// The bracket that encloses a token; nil if there is none.
  private func enclosing(_ place: Int, in file: SourceFile) -> Int? {
    var place = place - 1
    while place >= 0 {
      let partner = file.partners[place]
      if partner > place { return place }
      place = (partner >= 0 ? partner : place) - 1
    }
    return nil
  }

  /// The scope of the parameters of a function or closure.
  private func body(after open: Int, in file: SourceFile) -> Range<Int>? {
    guard file.partners[open] > open else { return nil }
    for place in file.partners[open] + 1..<file.tokens.count {
      let token = file.tokens[place]
      if token.word == .in {
        guard let closure = enclosing(open, in: file), file.tokens[closure].isSign("{") else { return nil }
        return place..<max(place, file.partners[closure])
      }
      if token.isSign("{") { return place..<max(place, file.partners[place]) }
      let ends = [.func, .let, .var, .class, .struct, .enum, .extension, .protocol].contains(token.word)
      if ends || token.isSign("}") || token.isSign("=") || token.isSign(",") { return nil }
    }
    return nil
  }

  /// Whether the scope contains another declaration of the name.
  private func isAnother(_ variable: Variable, among variables: [Variable], in file: SourceFile) -> Bool {
    let known = variables.filter { $0.name == variable.name }
    if Set(known.filter { $0.region.overlaps(variable.region) }.map(\.isOptional)).count > 1 { return true }
    return variable.region.contains { place in
      guard file.tokens[place].kind == .identifier, file.name(place) == variable.name,
        [.let, .var, .for, .case].contains(file.tokens[place - 1].word)
      else { return false }
      // Declarations with a class type are in the list and may have the same name.
      return !known.contains { $0.region.contains(place + 1) && declares($0, at: place, in: file) }
    }
  }

  private func declares(_ variable: Variable, at place: Int, in file: SourceFile) -> Bool {
    guard place + 2 < file.tokens.count else { return false }
    if file.tokens[place + 1].isSign(":") { return ["AnyClass", "AnyObject"].contains(file.string(place + 2)) }
    return file.tokens[place + 1].isSign("=") && Self.finders.contains(file.string(place + 2))
  }

  // MARK: Messages

  private func wrap(_ place: Int, _ variable: Variable, _ translation: inout FileTranslation) {
    let file = translation.file
    var start = place
    if place > 1, file.tokens[place - 1].isSign(".") {
      guard file.string(place - 2) == "self" else { return }
      start = place - 2
    }
    guard isMessage(after: place, isOptional: variable.isOptional, in: file) else { return }
    translation.needsRuntime = true
    translation.edits.insert(
      variable.isOptional ? "AnyClassMembers.of(" : "AnyClassMembers(", at: file.tokens[start].start)
    translation.edits.insert(")", at: file.tokens[place].end)
  }

  /// `NSClassFromString("Name")?.responds(to: selector)`
  private func wrapResult(of place: Int, _ translation: inout FileTranslation) {
    let file = translation.file
    guard place + 1 < file.tokens.count, file.tokens[place + 1].isSign("("),
      case let close = file.partners[place + 1], close > place, isMessage(after: close, isOptional: true, in: file)
    else { return }
    translation.needsRuntime = true
    translation.edits.insert("AnyClassMembers.of(", at: file.tokens[place].start)
    translation.edits.insert(")", at: file.tokens[close].end)
  }

  /// Whether a message follows: `.name`, or `?.name` and `!.name` for an optional.
  private func isMessage(after place: Int, isOptional: Bool, in file: SourceFile) -> Bool {
    let tokens = file.tokens
    var next = place + 1
    if isOptional {
      guard next < tokens.count, tokens[next].isSign("?") || tokens[next].isSign("!") else { return false }
      next += 1
    }
    guard next + 2 < tokens.count, tokens[next].isSign("."), Self.messages.contains(file.string(next + 1)) else {
      return false
    }
    return ["(", "?", "!"].contains(where: tokens[next + 2].isSign)
  }
}
