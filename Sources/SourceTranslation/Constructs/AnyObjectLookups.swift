/// Member look-up on `AnyObject`: `(sender as AnyObject).tag`, `sender.tag` for a `sender` of type `AnyObject`, and
/// `item.target?.perform(...)`. The object is wrapped in a type that finds members by their names, to which the app's own are
/// added.
struct AnyObjectLookups: Construct {
  func translate(_ translation: inout FileTranslation) {
    guard translation.settings.runtimeModule != nil else { return }
    let file = translation.file
    var names: Set<String> = []
    var namesAnyObject = false
    for place in file.tokens.indices {
      if file.tokens[place].word == .AnyObject {
        namesAnyObject = true
        if let name = wrapCast(place, &translation) ?? wrapMapped(place, &translation) { names.insert(name) }
      } else if let name = wrapChain(place, &translation) {
        names.insert(name)
      } else {
        wrapBinding(place, &names, &translation)
        wrapElement(place, &names, &translation)
      }
    }
    for (typePlace, type) in file.types.enumerated() where namesAnyObject {
      for member in type.members { wrapUses(of: member, in: typePlace, &names, &translation) }
    }
    guard !names.isEmpty else { return }
    translation.needsRuntime = true
    let added = names.sorted().compactMap { declarations($0, translation) }
    if !added.isEmpty {
      let properties = added.map(\.property).joined(separator: "; ")
      translation.edits.appended += added.compactMap(\.calls).map { ($0, 1) }
      translation.edits.appended.append(("extension AnyObjectMembers { \(properties) }", 1))
    }
  }

  // MARK: Expressions

  /// `(... as AnyObject).name` and `(... as AnyObject?)?.name`; the member's name.
  private func wrapCast(_ place: Int, _ translation: inout FileTranslation) -> String? {
    let file = translation.file
    let tokens = file.tokens
    guard place > 1, tokens[place - 1].word == .as, place + 4 < tokens.count else { return nil }
    let isOptional = tokens[place + 1].isSign("?")
    let close = isOptional ? place + 2 : place + 1
    guard tokens[close].isSign(")"), let name = wanted(after: close, in: file, isOptional: isOptional) else {
      return nil
    }
    let open = file.partners[close]
    // A call's parentheses aren't a group's.
    guard open >= 0, open == 0 || !isCallee(tokens[open - 1], before: tokens[open]) else { return nil }
    translation.edits.insert(isOptional ? "AnyObjectMembers.of" : "AnyObjectMembers", at: tokens[open].start)
    return name
  }

  /// `.map { $0 as AnyObject }?.name`; the member's name.
  private func wrapMapped(_ place: Int, _ translation: inout FileTranslation) -> String? {
    let file = translation.file
    let tokens = file.tokens
    guard place > 3, tokens[place - 1].word == .as, place + 1 < tokens.count, tokens[place + 1].isSign("}"),
      file.partners[place + 1] == place - 3, tokens[place - 4].kind == .identifier,
      ["map", "flatMap"].contains(file.name(place - 4)),
      let name = wanted(after: place + 1, in: file, isOptional: true)
    else { return nil }
    translation.edits.insert("AnyObjectMembers(", at: tokens[place - 2].start)
    translation.edits.insert(")", at: tokens[place].end)
    return name
  }

  /// Properties of UIKit with the type `AnyObject?`.
  private static let objects: Set<String> = ["target", "firstItem", "secondItem", "accessibilityContainer"]

  /// `item.target?.name`; the member's name. The type of `item` is unknown: the added property of optionals of another type is the
  /// optional itself.
  private func wrapChain(_ place: Int, _ translation: inout FileTranslation) -> String? {
    let file = translation.file
    guard file.tokens[place].kind == .identifier, place > 0,
      let name = memberName(after: place, in: file, isOptional: true),
      Self.objects.contains(file.name(place)) || name == "perform" && performsSelector(place, in: file),
      // `self.target?.name` is found by the property's declaration.
      translation.index.members(file.name(place)).allSatisfy({ $0.member.kind != .property })
    else { return nil }
    translation.edits.insert("._members", at: file.tokens[place].end)
    return name
  }

  /// Whether `.perform(Selector(...)` or `.perform(#selector(...)` follows an optional, which a class of UIKit's has, and `AnyObject`.
  private func performsSelector(_ place: Int, in file: SourceFile) -> Bool {
    let next = place + 5
    guard next < file.tokens.count, file.tokens[place + 4].isSign("(") else { return false }
    return file.tokens[next].isSign("#") || file.string(next).hasPrefix("#") || file.string(next) == "Selector"
  }

  /// Properties whose names only UIKit declares, with the type `AnyObject?`.
  private static let boundObjects: Set<String> = ["accessibilityContainer"]

  /// `if let container = element.accessibilityContainer { container.name }`, and the same with `guard`.
  private func wrapBinding(_ place: Int, _ names: inout Set<String>, _ translation: inout FileTranslation) {
    let file = translation.file
    let tokens = file.tokens
    guard tokens[place].kind == .identifier, Self.boundObjects.contains(file.name(place)),
      translation.index.members(file.name(place)).allSatisfy({ $0.member.kind != .property }),
      let name = boundName(by: place, in: file)
    else { return }
    var next = place + 1
    while next < tokens.count, !tokens[next].isSign("{") {
      next = tokens[next].isSign("(") || tokens[next].isSign("[") ? file.partners[next] + 1 : next + 1
    }
    guard next < tokens.count, file.partners[next] > next else { return }
    let end = file.partners[next]
    if tokens[next - 1].word != .else {
      wrap(name, false, in: place + 1..<end, .parameter, &names, &translation)
    } else {
      var last = end + 1
      while last < tokens.count, !tokens[last].isSign("}") {
        last = tokens[last].isSign("{") && file.partners[last] > last ? file.partners[last] + 1 : last + 1
      }
      wrap(name, false, in: end + 1..<last, .parameter, &names, &translation)
    }
  }

  /// `for key in keys as [AnyObject] { key.name }`.
  private func wrapElement(_ place: Int, _ names: inout Set<String>, _ translation: inout FileTranslation) {
    let file = translation.file
    let tokens = file.tokens
    guard tokens[place].word == .for, place + 2 < tokens.count, tokens[place + 1].kind == .identifier,
      tokens[place + 2].word == .in
    else { return }
    var open = place + 3
    while open < tokens.count, !tokens[open].isSign("{") {
      let isGroup = tokens[open].isSign("(") || tokens[open].isSign("[")
      open = isGroup ? max(file.partners[open], open) + 1 : open + 1
    }
    guard open < tokens.count, file.partners[open] > open, file.string(open - 4..<open) == "as [AnyObject]" else {
      return
    }
    let name = file.name(place + 1)
    wrap(name, false, in: open + 1..<file.partners[open], .parameter, &names, &translation)
  }

  /// The constant of `let container = element.accessibilityContainer`, by the position of the last name; nil if the value is
  /// longer.
  private func boundName(by place: Int, in file: SourceFile) -> String? {
    let tokens = file.tokens
    guard place + 1 < tokens.count,
      tokens[place + 1].isSign(",") || tokens[place + 1].isSign("{") || tokens[place + 1].word == .else
    else { return nil }
    var start = place
    while start > 1, tokens[start - 1].isSign("."), tokens[start - 2].kind == .identifier { start -= 2 }
    guard start > 2, tokens[start - 1].isSign("="), tokens[start - 2].kind == .identifier,
      tokens[start - 3].word == .let
    else { return nil }
    return file.name(start - 2)
  }

  private func isCallee(_ token: Token, before open: Token) -> Bool {
    token.end == open.start
      && (token.kind == .identifier || token.isSign(")") || token.isSign("]") || token.isSign(">"))
  }

  /// The member that follows `.`, or `?.` and `!.` for an optional.
  private func memberName(after place: Int, in file: SourceFile, isOptional: Bool) -> String? {
    var next = place + 1
    if isOptional {
      guard next < file.tokens.count, file.tokens[next].isSign("?") || file.tokens[next].isSign("!") else { return nil }
      next += 1
    }
    guard next + 1 < file.tokens.count, file.tokens[next].isSign("."), file.tokens[next + 1].kind == .identifier else {
      return nil
    }
    return file.name(next + 1)
  }

  /// The same, or `subscript` if a bracket follows: `(values as AnyObject)["name"]`.
  private func wanted(after place: Int, in file: SourceFile, isOptional: Bool) -> String? {
    let next = isOptional ? place + 2 : place + 1
    if next < file.tokens.count, file.tokens[next].isSign("["), file.tokens[next].start == file.tokens[next - 1].end,
      !isOptional || file.tokens[next - 1].isSign("?") || file.tokens[next - 1].isSign("!")
    {
      return "subscript"
    }
    return memberName(after: place, in: file, isOptional: isOptional)
  }

  // MARK: Variables

  private enum Scope {
    case parameter, property
    /// A parameter with the property's name.
    case propertyBySelf
  }

  private func wrapUses(
    of member: Member, in typePlace: Int, _ names: inout Set<String>, _ translation: inout FileTranslation
  ) {
    if member.kind == .property {
      guard let isOptional = isOptionalAnyObject(member.type), member.body == nil else { return }
      let own = translation.file.types.filter { $0.path == translation.file.types[typePlace].path }
      for other in own.flatMap(\.members) {
        guard let body = other.body else { continue }
        let range = body..<translation.file.partners[body]
        let property = other.parameterNames.contains(member.name) ? Scope.propertyBySelf : .property
        wrap(member.name, isOptional, in: range, property, &names, &translation)
      }
    } else if let body = member.body {
      for (name, type) in zip(member.parameterNames, member.parameterTypes) {
        guard let isOptional = isOptionalAnyObject(type) else { continue }
        wrap(name, isOptional, in: body..<translation.file.partners[body], .parameter, &names, &translation)
      }
    }
  }

  /// Nil for every other type.
  private func isOptionalAnyObject(_ type: String?) -> Bool? {
    switch type {
    case "AnyObject": false
    case "AnyObject?", "AnyObject!": true
    default: nil
    }
  }

  private func wrap(
    _ name: String, _ isOptional: Bool, in range: Range<Int>, _ scope: Scope, _ names: inout Set<String>,
    _ translation: inout FileTranslation
  ) {
    let file = translation.file
    let uses = range.filter { file.tokens[$0].kind == .identifier && file.name($0) == name }
    // If another declaration has the name, its type is unknown.
    let isRebound = uses.contains { place in
      let before = file.tokens[place - 1]
      let declares = [.let, .var, .for, .in, .case, .func].contains(before.word)
      return declares || place + 1 < file.tokens.count && file.tokens[place + 1].word == .in
        || isParameter(place, in: file) || isInPattern(place, in: file)
    }
    if isRebound, scope == .parameter { return }
    for place in uses {
      guard let member = wanted(after: place, in: file, isOptional: isOptional) else { continue }
      let before = file.tokens[place - 1]
      // `self.target?.name`
      let isOfSelf = scope != .parameter && before.isSign(".") && place > 1 && file.string(place - 2) == "self"
      if before.isSign(".") || isRebound || scope == .propertyBySelf, !isOfSelf { continue }
      let start = file.tokens[isOfSelf ? place - 2 : place].start
      translation.edits.insert(isOptional ? "AnyObjectMembers.of(" : "AnyObjectMembers(", at: start)
      translation.edits.insert(")", at: file.tokens[place].end)
      names.insert(member)
    }
  }

  /// Whether a name is followed by a type: a parameter of a nested function or closure.
  private func isParameter(_ place: Int, in file: SourceFile) -> Bool {
    place + 2 < file.tokens.count && file.tokens[place + 1].isSign(":") && file.tokens[place + 2].kind == .identifier
      && file.string(place + 2).first?.isUppercase == true
      && (file.tokens[place - 1].isSign("(") || file.tokens[place - 1].isSign(",")
        || file.tokens[place - 1].kind == .identifier)
  }

  /// Whether a name is a part of a tuple before `in`: `for (id, object) in storage`, `{ (id, object) in ... }`.
  private func isInPattern(_ place: Int, in file: SourceFile) -> Bool {
    var open = place - 1
    while open >= 0, file.tokens[open].kind == .identifier || file.tokens[open].isSign(",") { open -= 1 }
    guard open >= 0, file.tokens[open].isSign("("), file.partners[open] > place else { return false }
    let next = file.partners[open] + 1
    return next < file.tokens.count && file.tokens[next].word == .in
  }

  // MARK: The app's own members

  /// The members that UIKit's part of the type already has.
  private static let known: Set<String> = [
    "subscript", "object", "description", "debugDescription", "hash", "isEqual", "isKind", "value", "setValue",
    "responds",
    "perform", "performSelector", "count",
    "length", "intValue", "integerValue", "uintValue", "int64Value", "doubleValue", "floatValue", "boolValue",
    "stringValue", "absoluteString",
    "tag", "title", "text", "placeholder", "currentTitle", "frame", "bounds", "center", "alpha", "isHidden",
    "isEnabled",
    "isSelected", "isHighlighted", "isOn", "selectedSegmentIndex", "contentOffset", "contentSize", "superview", "view",
    "subviews", "image", "accessibilityIdentifier", "convert", "cgRectValue", "cgSizeValue", "cgPointValue",
    "rangeValue", "uiEdgeInsetsValue", "directionalEdgeInsetsValue", "uiOffsetValue", "cgAffineTransformValue",
    "cgVectorValue",
  ]

  /// The property that is read, and for methods the type that is called.
  private func declarations(_ name: String, _ translation: FileTranslation) -> (calls: String?, property: String)? {
    guard !Self.known.contains(name) else { return nil }
    let places = translation.index.members(name).filter { isExposed($0, translation) }
    let methods = places.filter { $0.member.kind == .method && $0.member.isListable }
    if methods.isEmpty {
      guard let property = places.first(where: { $0.member.kind == .property && $0.member.type != nil }),
        let type = property.member.type
      else { return nil }
      return (nil, "fileprivate var \(name): (\(type))! { member(\(SwiftLiteral.string(name))) }")
    }
    let calls = OptionalCalls(
      name: "AnyObject_\(translation.mark)_\(name)",
      methods: methods.map { place in
        (place.member, place.member.objectiveCName(in: translation.files[place.file].text))
      })
    return (
      calls.declarations(access: "fileprivate ", isCertain: methods.count == 1),
      "fileprivate var \(name): \(calls.name)! { methods([\(calls.selectors)]).map(\(calls.name).init) }"
    )
  }

  private func isExposed(_ place: ModuleIndex.Place, _ translation: FileTranslation) -> Bool {
    let type = translation.files[place.file].types[place.type]
    let start = place.member.start
    return start.has(.objc) || start.has(.IBAction) || start.has(.IBOutlet) || type.start.has(.objcMembers)
      || type.kind == .protocol && type.start.has(.objc)
  }
}
