internal import Foundation

/// Values of which nothing is known have each member that the app asks for (`Absent` in the written file), and are of the type that the
/// place of their use needs. Where such a value is kept first, and its type is needed later, an error names the type, and
/// the member that it came from is declared with it.
extension StandInInference {
  /// The type that has every member.
  static let absent = "Absent"
  /// The protocol whose extension has the members of such values that need a declaration.
  static let absentMembers = "AbsentMembers"

  /// An error about a value without a type of its own.
  ///
  /// - Returns: false if the error isn't about one.
  mutating func readAbsent(_ message: CompilerMessage) -> Bool {
    let (sentence, names) = (message.sentence, message.quoted)
    if sentence.contains("requires that '_' conform to '_'"), names.last == "AbsentValue", names.count > 1 {
      giveValue(to: names[names.count - 2], message)
      return true
    }
    if sentence.hasPrefix("type '_' cannot conform to '_'"), names.count > 1, names[1] == "AbsentValue" {
      giveValue(to: names[0], message)
      return true
    }
    if sentence.hasPrefix("cannot infer type of closure parameter")
      || sentence.hasPrefix("unable to infer type of a closure parameter")
    {
      addCallWithClosure(message)
      return true
    }
    if sentence.hasPrefix("cannot infer contextual base in reference to member")
      || sentence.hasPrefix("reference to member '_' cannot be resolved"), !names.isEmpty, !isCase(at: message)
    {
      return readConstant(names[0], message)
    }
    if sentence.contains("requires that '_' conform to '_'"), names.count > 1,
      Self.bare(names[names.count - 2]) == Self.absent, let type = Self.types[names[names.count - 1]]
    {
      return declareSource(of: message, as: type)
    }
    if sentence.hasPrefix("ambiguous use of"), names.count == 1 { return readAmbiguity(names[0], message) }
    guard let place = names.firstIndex(where: { Self.bare($0) == Self.absent || $0.hasPrefix("Absent?") }) else {
      return false
    }
    if sentence.contains("must have Optional type") || sentence.hasPrefix("cannot use optional chaining")
      || sentence.hasPrefix("cannot force unwrap")
    {
      return declareSource(of: message, as: "\(Self.absent)?")
    }
    if sentence.hasPrefix("type '_' has no member '_'"), place == 0, names.count > 1 {
      addMember(names[1], of: Self.absent, isStatic: true, message)
      return true
    }
    guard sentence.contains("convert") || sentence.contains("assign") || sentence.contains("operands"), names.count > 1,
      let other = names.last(where: { Self.bare($0) != Self.absent && !$0.allSatisfy(\.isSymbol) }), isNameable(other)
    else { return false }
    return declareSource(of: message, as: other.replacing("\(InferredText.module).", with: ""))
  }

  /// The types that stand for Swift's protocols.
  private static let types = [
    "StringProtocol": "String", "LosslessStringConvertible": "String", "BinaryInteger": "Int",
    "FixedWidthInteger": "Int", "BinaryFloatingPoint": "Double", "FloatingPoint": "Double",
  ]

  /// A type that a value without one has to be of.
  private mutating func giveValue(to written: String, _ message: CompilerMessage) {
    let type = written.replacing("\(InferredText.module).", with: "")
    if types[type]?.isPlaceholder == false || type.contains("->") || !isNameable(type) || type.contains("<") {
      guard let file = sources.file(at: message.path), let token = token(at: message, file) else { return }
      // The column is the member's.
      let member = file.isSign(token, ".") ? token + 1 : token
      if file.isIdentifier(member), file.isSign(member + 1, "="), !file.isSign(member + 2, "=") {
        declareAssigned(file.name(member), at: member, file)
      } else {
        noteFreeValues()
      }
      return
    }
    noteValued(type)
  }

  /// `client.onClose = { }`
  private mutating func declareAssigned(_ name: String, at token: Int, _ file: UsedFile) {
    let own = "\(Self.absentMembers)_\(name)"
    guard let owner = owner(of: Self.absent) else { return }
    var member = InferredType.Member()
    member.isValue = true
    change(owner) { $0.members[InferredType.Key(name: name, isStatic: false)] = member }
    tellAssigned(at: token, file, own: own)
    if told[own] == nil { tell(own, is: "Any?") }
  }

  /// `CGFloat(place.latitude)`, `error == nil`: uses that values of several types have.
  private mutating func readAmbiguity(_ name: String, _ message: CompilerMessage) -> Bool {
    guard let file = sources.file(at: message.path), let start = token(at: message, file) else { return false }
    if name.hasPrefix("init") {
      guard file.isSign(start + 1, "("), ["CGFloat", "Double", "Float", "Int", "String"].contains(file.name(start))
      else {
        return false
      }
      return declare(valueAt: start + 2, file, as: file.name(start) == "String" ? "Int" : "Double")
    }
    let bare = String(name.prefix { $0 != "(" })
    let added = types.values.filter { $0.kind == .members && $0.members.keys.contains { $0.name == bare } }
    if !added.isEmpty {
      // The type has the same method itself.
      for type in added { dropMember(bare, of: type.name) }
      return true
    }
    guard ["==", "!="].contains(name), file.name(start + 2) == "nil" || file.name(start + 1) == "nil",
      let value = closureParameter(at: start - 1, file), !optionals.contains(value)
    else { return false }
    noteOptional(value)
    return true
  }

  /// `view.color = .red`, `text.components(by: .newlines)`: a constant whose type nothing says.
  private mutating func readConstant(_ name: String, _ message: CompilerMessage) -> Bool {
    guard let file = sources.file(at: message.path), let start = token(at: message, file) else { return false }
    let point = file.isSign(start, ".") ? start : start - 1
    if file.isSign(point - 1, "=") {
      var place = point - 2
      if file.isSign(place, "]"), file.partners[place] >= 0 { place = file.partners[place] - 1 }
      guard file.isIdentifier(place), file.isSign(place - 1, "."),
        let owner = owner(of: Self.absent)
      else { return false }
      let own = "\(Self.absentMembers)_\(file.name(place))"
      guard told[own] == nil else { return false }
      // `.gray(interactive: true)` is no colour.
      let isCall = file.isSign(point + 2, "(")
      let element = (isCall ? nil : SuperclassGuess.typeOfValueSet(to: name)) ?? placeholder(own)
      let isItem = place != point - 2
      var member = InferredType.Member()
      member.isValue = true
      change(owner) { $0.members[InferredType.Key(name: file.name(place), isStatic: false)] = member }
      if element != own || isItem { tell(own, is: isItem ? "[AnyHashable: \(element)]" : element) }
      return true
    }
    guard let open = file.opening(before: point, "("), file.isIdentifier(open - 1), file.isSign(open - 2, ".") else {
      return false
    }
    if let type = SuperclassGuess.typeOfValueWithMember(file.name(open - 1)) {
      // The value before the call is of this type.
      guard let first = beginning(ofChainBefore: open - 2, file) else { return false }
      guard let value = closureParameter(at: first, file) else {
        return declare(valueAt: first, before: open - 2, file, as: type)
      }
      if told[value] != nil { return false }
      tell(value, is: type)
      return true
    }
    // `Alert.init(style: .plain)` is no method of a value's.
    guard file.name(open - 1) != "init", let shape = CallShape(after: open - 1, in: file),
      let owner = owner(of: Self.absent)
    else { return false }
    let key = InferredType.Key(name: file.name(open - 1), isStatic: false)
    var member = types[owner]?.members[key] ?? InferredType.Member()
    guard !member.shapes.contains(shape) else { return false }
    member.shapes.append(shape)
    change(owner) { $0.members[key] = member }
    return true
  }

  /// The first token of the expression that ends before a point.
  private func beginning(ofChainBefore point: Int, _ file: UsedFile) -> Int? {
    var place = point - 1
    while place > 0 {
      if file.isSign(place, "?") || file.isSign(place, "!") {
        place -= 1
      } else if file.isSign(place, ")") || file.isSign(place, "]"), file.partners[place] >= 0 {
        place = file.partners[place] - 1
      } else if file.isIdentifier(place) {
        if !file.isSign(place - 1, ".") { return place }
        place -= 2
      } else {
        return nil
      }
    }
    return nil
  }

  /// The own type of a closure's parameter that is named at a place.
  func closureParameter(at place: Int, _ file: UsedFile) -> String? {
    let name = file.name(place)
    guard file.isIdentifier(place) else { return nil }
    var inner = place
    for _ in 0..<12 {
      guard let brace = file.opening(before: inner, "{") else { return nil }
      inner = brace
      guard let number = file.parameterNames(ofClosureAt: brace).firstIndex(of: name),
        let called = file.called(withClosureAt: brace), let shape = CallShape(after: called, in: file)
      else { continue }
      // The closure's place among the arguments is the one that has this number of parameters.
      let count = file.parameterNames(ofClosureAt: brace).count
      guard
        let argument = shape.parameters.lastIndex(where: {
          if case .closure(let closure) = $0.argument { closure.parameters.count == count } else { false }
        })
      else { continue }
      let label = shape.parameters[argument].label
      let ending = "_\(file.name(called))_\(label.isEmpty ? "\(argument)" : label)_\(number)"
      return types.keys.first { $0.hasSuffix(ending) } ?? told.keys.first { $0.hasSuffix(ending) }
    }
    return nil
  }

  /// A call whose closure's parameters have no type otherwise.
  private mutating func addCallWithClosure(_ message: CompilerMessage) {
    guard let number = sources.files.firstIndex(where: { $0.path == message.path }) else { return }
    let file = sources.files[number]
    guard let start = token(at: message, file), let brace = file.opening(before: start, "{"),
      let called = file.called(withClosureAt: brace), let shape = CallShape(after: called, in: file)
    else {
      addShapes(at: message)
      return
    }
    let name = file.name(called)
    guard file.isSign(called - 1, "."), name != "init" else {
      addShapes(at: message)
      return
    }
    addShape(shape, named: name)
    guard let owner = owner(of: Self.absent) else { return }
    let key = InferredType.Key(name: name, isStatic: false)
    change(owner) { known in
      var member = known.members[key] ?? InferredType.Member()
      if !member.shapes.contains(shape) { member.shapes.append(shape) }
      known.members[key] = member
    }
  }

  // MARK: Where a value comes from

  /// Declares the member that gave the value that an error is about.
  private mutating func declareSource(of message: CompilerMessage, as type: String) -> Bool {
    guard let file = sources.file(at: message.path), let start = token(at: message, file) else { return false }
    return declare(valueAt: start, file, as: type)
  }

  private mutating func declare(valueAt start: Int, before end: Int = .max, _ file: UsedFile, as type: String) -> Bool {
    guard let source = source(ofValueAt: start, before: end, file) else { return false }
    let name = file.name(source.member)
    var type = type
    if source.isElement { type = "[\(type)]" }
    guard let owner = owner(of: Self.absent) else { return false }
    let key = InferredType.Key(name: name, isStatic: false)
    var member = types[owner]?.members[key] ?? InferredType.Member()
    if let shape = CallShape(after: source.member, in: file) {
      if !member.shapes.contains(shape) { member.shapes.append(shape) }
    } else {
      member.isValue = true
    }
    change(owner) { $0.members[key] = member }
    let own = "\(Self.absentMembers)_\(name)"
    if let known = told[own], known != type {
      // Values of several types have no declaration.
      change(owner) { $0.members[key] = nil }
      dropMember(name, of: owner)
    } else if !dropped.contains("\(owner).\(name)") {
      tell(own, is: type)
    }
    return true
  }

  /// The token of the member whose value stands at a place, and whether the value is an element of the member's.
  private func source(ofValueAt start: Int, before end: Int = .max, _ file: UsedFile, depth: Int = 0) -> (
    member: Int, isElement: Bool
  )? {
    var (place, member, isElement) = (start, -1, false)
    while file.isSign(place, "(") || file.isSign(place, "!") || file.isSign(place, "-") { place += 1 }
    if ["try", "await"].contains(file.name(place)) { place += 1 }
    if file.isSign(place, ".") || file.isSign(place - 1, ".") {
      // A chain's middle.
      while file.isSign(place, ".") { place += 1 }
      member = place
    }
    let first = place
    guard file.isIdentifier(place) else { return nil }
    place += 1
    while place < min(end, file.tokens.count) {
      if file.isSign(place, "."), file.isIdentifier(place + 1) {
        (member, isElement) = (place + 1, false)
        place += 2
      } else if file.isSign(place, "?") || file.isSign(place, "!"), !file.startsLine(place) {
        place += 1
      } else if file.isSign(place, "("), !file.startsLine(place), file.partners[place] > place {
        place = file.partners[place] + 1
      } else if file.isSign(place, "["), !file.startsLine(place), file.partners[place] > place {
        isElement = true
        place = file.partners[place] + 1
      } else {
        break
      }
    }
    if member >= 0 { return (member, isElement) }
    guard depth < 4 else { return nil }
    return declaredValue(named: file.name(first), before: first, file, depth: depth)
  }

  /// The value that a local name was declared with.
  private func declaredValue(named name: String, before place: Int, _ file: UsedFile, depth: Int) -> (
    member: Int, isElement: Bool
  )? {
    var token = place - 1
    while token > 0, token > place - 2_000 {
      if file.isIdentifier(token), file.name(token) == name {
        if ["let", "var"].contains(file.name(token - 1)), file.isSign(token + 1, "=") {
          return source(ofValueAt: token + 2, file, depth: depth + 1)
        }
        if file.name(token - 1) == "for", file.name(token + 1) == "in",
          let list = source(ofValueAt: token + 2, file, depth: depth + 1)
        {
          return (list.member, true)
        }
      }
      token -= 1
    }
    return nil
  }

  /// The token at an error's column.
  func token(at message: CompilerMessage, _ file: UsedFile) -> Int? {
    guard message.line > 0, message.line <= file.text.lineStarts.count else { return nil }
    let start = file.text.lineStarts[message.line - 1] + message.column - 1
    let tokens = file.tokens(ofLine: message.line)
    return tokens.first { file.tokens[$0].end > start } ?? tokens.last
  }
}

extension UsedFile {
  /// The names before `in`.
  func parameterNames(ofClosureAt brace: Int) -> [String] {
    let end = max(brace + 1, partners[brace])
    guard let head = (brace + 1..<min(end, brace + 40)).first(where: { name($0) == "in" && isIdentifier($0) }),
      !(brace + 1..<head).contains(where: { isSign($0, "{") || isSign($0, "=") || name($0) == "for" })
    else { return [] }
    var names: [String] = []
    for place in brace + 1..<head where isIdentifier(place) {
      // Types follow a colon, and what a closure captures is in brackets.
      let isCaptured = opening(before: place, "[").map { $0 > brace } ?? false
      let isNamed = [",", "(", "{", "]"].contains { isSign(place - 1, $0) }
      if isNamed, !isCaptured { names.append(name(place)) }
    }
    return names
  }

  /// The nearest bracket before a token that encloses it.
  func opening(before place: Int, _ sign: Unicode.Scalar) -> Int? {
    var token = place - 1
    while token >= 0 {
      if partners[token] >= 0, partners[token] < token {
        token = partners[token] - 1
        continue
      }
      if isSign(token, sign), partners[token] > place { return token }
      token -= 1
    }
    return nil
  }

  /// The name that is called with a closure.
  func called(withClosureAt brace: Int) -> Int? {
    if isSign(brace - 1, ")"), partners[brace - 1] >= 0 { return name(before: partners[brace - 1]) }
    if isIdentifier(brace - 1), !["in", "else", "do", "return"].contains(name(brace - 1)) { return brace - 1 }
    return opening(before: brace, "(").flatMap { name(before: $0) }
  }

  private func name(before parenthesis: Int) -> Int? {
    var place = parenthesis - 1
    if isSign(place, "?") || isSign(place, "!") { place -= 1 }
    return isIdentifier(place) ? place : nil
  }
}
