internal import Foundation

extension StandInInference {
  /// Learns from one error.
  mutating func read(_ message: CompilerMessage) {
    if message.path.hasSuffix("/\(InferredText.module).swift") {
      readOwn(message)
      return
    }
    if readAbsent(message) { return }
    let (sentence, names) = (message.sentence, message.quoted)
    func starts(_ words: String) -> Bool { sentence.hasPrefix(words) }
    if starts("cannot find type '_' in scope") {
      addType(names[0])
    } else if starts("cannot find operator '_' in scope") || starts("operator '_' is not a known binary operator")
      || starts("operator is not a known binary operator")
    {
      note(operator: names.first ?? Self.operatorText(message, sources))
    } else if starts("cannot find '_' in scope") {
      addName(names[0], message)
    } else if starts("module '_' has no member named '_'") {
      addMember(names[1], ofModule: names[0], message)
    } else if starts("cannot call value of non-function type '_'"),
      let module = names.first?.firstMatch(of: /^module<(\w+)>$/)
    {
      addType(String(module.1))
    } else if starts("no type named '_' in module '_'") {
      addType(names[0])
    } else if starts("value of type '_' has no member '_'") || starts("value of optional type '_' has no member '_'") {
      addMember(names[1], of: names[0], isStatic: false, message)
    } else if starts("value of type '_' has no dynamic member '_' using key path"), names.count > 1 {
      addMember(names[1], of: names[0], isStatic: false, message)
    } else if starts("type '_' has no member '_'") {
      addMember(names[1], of: names[0], isStatic: true, message)
    } else if sentence.contains("'_' is not a member type of"), names.count > 1 {
      // "static method 'Config()'", once its initialiser was taken for a method.
      addNested(String(names[0].prefix { $0 != "(" }), in: names[1])
    } else if starts("expected member name or initializer call after type name") {
      makeValue(at: message)
    } else if starts("value of type '_' has no subscripts") {
      change(Self.bare(names[0])) { $0.hasSubscript = true }
    } else {
      readRelation(message)
    }
  }

  private mutating func readRelation(_ message: CompilerMessage) {
    let (sentence, names) = (message.sentence, message.quoted)
    func starts(_ words: String) -> Bool { sentence.hasPrefix(words) }
    if starts("cannot convert value of type '_'") || starts("cannot assign value of type '_'")
      || starts("cannot convert return expression of type '_'") || starts("'_' is not convertible to '_'")
      || starts("cannot pass")
      || starts("cannot specialize") == false && sentence.contains("cannot be applied to operands of type")
    {
      let types = sentence.contains("operands") ? Array(names.dropFirst()) : names
      if types.count > 1 { unify(types[0], types[1], message) }
    } else if sentence.contains("cannot be applied to two '_' operands"), names.count > 1 {
      unify(names[1], "Double", message)
    } else if sentence.contains("must have Optional type, not '_'")
      || starts("cannot use optional chaining on non-optional")
      || starts("cannot force unwrap value of non-optional type") || starts("'_' cannot be assigned to type")
      || starts("'_' is not compatible with expected")
    {
      if let type = names.last { makeOptional(type, message) }
    } else if starts("for-in loop requires '_' to conform to '_'") {
      let type = Self.bare(names[0])
      if isPlaceholder(type) { tell(type, is: "[\(placeholder(type + "_element"))]") }
    } else if sentence.contains("that '_' conform to '_'"), names.count > 1 {
      conform(names[names.count - 2], to: names[names.count - 1], message)
    } else if starts("argument type '_' does not conform to expected type '_'") {
      conform(names[0], to: names[1], message)
    } else if starts("inheritance from non-protocol type '_'") || starts("type '_' cannot conform to class") {
      names.forEach { makeProtocol($0) }
    } else if starts("static member '_' cannot be used on protocol metatype"), names.count > 1 {
      makeClass(names[1])
    } else if starts("argument passed to call that takes no arguments") || starts("extra argument")
      || starts("no exact matches in call to initializer")
    {
      addShapes(at: message)
      addForeignInitializer(at: message)
    } else if starts("multiple inheritance from classes '_' and '_'") {
      makeProtocol(names[1])
    } else if starts("cannot specialize non-generic type '_'") {
      makeGeneric(Self.bare(names[0]))
    } else if sentence.hasSuffix("does not override any method from its superclass")
      || sentence.hasSuffix("does not override any property from its superclass")
      || sentence.hasSuffix("does not override a designated initializer from its superclass")
    {
      addOverridden(at: message)
    } else if starts("enum case '_' cannot match") || starts("enum case '_' is not a member of type"), names.count > 1 {
      addCase(names[0], of: Self.bare(names[1]))
    } else if starts("pattern of type") || starts("pattern cannot match values of type '_'") {
      addCases(at: message, of: names)
    } else if starts("reference to member '_' cannot be resolved without a contextual type") {
      addCase(names[0], ofSwitchAt: message)
    } else {
      addShapes(at: message)
    }
  }

  /// An operator that the sentence doesn't quote.
  private static func operatorText(_ message: CompilerMessage, _ sources: UsedSources) -> String {
    guard let file = sources.file(at: message.path), message.line <= file.text.lineStarts.count else { return "" }
    let start = file.text.lineStarts[message.line - 1] + message.column - 1
    var end = start
    while end < file.text.bytes.count, "<>=~|&+-*/%!^".utf8.contains(file.text.bytes[end]) { end += 1 }
    return file.text.string(start..<end)
  }

  /// An error in the written file itself.
  private mutating func readOwn(_ message: CompilerMessage) {
    guard writtenLines.indices.contains(message.line - 1) else { return }
    let line = writtenLines[message.line - 1].trimmingCharacters(in: .whitespaces)
    if message.sentence.hasPrefix("cannot find type '_' in scope") {
      let name = message.quoted[0]
      let headers = sources.headers
      // A method of a header names it.
      if !named.contains(name), headers.enumerations[name] != nil || headers.aliases[name] != nil {
        return noteNamed(name)
      }
      noteUnknown(type: name)
      // A superclass that a name or a document made seem likely.
      if let head = line.firstMatch(of: /^open class (\w+)(?:<[^>]*>)?: (\w+)/), head.2 == message.quoted[0] {
        change(String(head.1)) { $0.kind = .classType("NSObject") }
      }
    } else if message.sentence.hasPrefix("'_' is ambiguous for type lookup") {
      // Two libraries that the file imports declare it.
      noteUnknown(type: message.quoted[0])
    } else if line.hasPrefix("extension "), let colon = line.firstRange(of: ": AbsentValue") {
      dropValued(String(line[..<colon.lowerBound].dropFirst(10)))
    } else if let head = line.firstMatch(of: /^extension ([\w.]+) \{/) {
      dropExtension(of: String(head.1))
    } else if line.contains("convenience init("),
      message.sentence.contains("'_'") || message.sentence.contains("struct"),
      let head = writtenLines[..<(message.line - 1)].last(where: { $0.hasPrefix("extension ") })
    {
      noteValueType(String(head.dropFirst(10).prefix { $0 != " " }))
    } else if line.contains(" init("), message.sentence.contains("overrid") {
      noteOverriding(line)
    } else {
      drop(line, at: message.line - 1)
    }
  }

  /// Leaves out a member that the compiler doesn't accept, as one that the superclass has.
  private mutating func drop(_ line: String, at number: Int) {
    guard let name = line.firstMatch(of: /(?:var|func|typealias) `?(\w+)/).map({ String($0.1) }),
      let head = writtenLines[...number].last(where: { !$0.hasPrefix(" ") && !$0.isEmpty })
    else { return dropSuperclass(at: number) }
    guard let match = head.firstMatch(of: /^(?:\w+ )*(?:class|protocol|enum|extension) ([\w.]+)/) else {
      dropMember(name, of: Self.globals)
      return
    }
    let type = String(match.1)
    for owner in [type, "extension \(type)"] where types[owner] != nil { dropMember(name, of: owner) }
  }

  /// Makes a class one of no superclass, which asks for initialisers that it doesn't have.
  private mutating func dropSuperclass(at number: Int) {
    guard let head = writtenLines[...number].last(where: { $0.hasPrefix("open class ") }),
      let match = head.firstMatch(of: /^open class (\w+)(?:<[^>]*>)?: UI\w+/)
    else { return }
    change(String(match.1)) { $0.kind = .classType("NSObject") }
  }

  // MARK: Names

  mutating func addType(_ name: String) {
    if sources.headers.enumerations[name] != nil || sources.headers.aliases[name] != nil {
      if !sources.isDeclared(name) { noteNamed(name) }
      return
    }
    guard types[name] == nil, !sources.isDeclared(name), name.first?.isUppercase == true else { return }
    var type = InferredType(name, .classType(superclass(of: name)))
    if sources.headers.protocols.contains(name) {
      type.kind = .protocolType
    } else if sources.headers.superclasses[name] == nil, isInheritedAsProtocol(name) {
      type.kind = .protocolType
    }
    for (file, token) in sources.places(of: name) {
      let used = sources.files[file]
      // A brace alone opens a class: `class Cell: SwipeCell {`.
      guard !used.isSign(token - 1, "."), !used.isSign(token + 1, "{"), let shape = CallShape(after: token, in: used)
      else { continue }
      if !type.initializers.contains(shape) { type.initializers.append(shape) }
    }
    for subclass in sources.subclasses(of: name) {
      for shape in superCalls(of: "init", in: subclass) where !type.initializers.contains(shape) {
        type.initializers.append(shape)
      }
    }
    add(type)
    for (property, text) in sources.headers.properties[name] ?? [:] where isNameable(text) {
      tell("\(name)_\(property)", is: text)
    }
    nameTypes(ofMembersOf: name)
    for (file, token) in sources.places(of: name) where sources.files[file].isSign(token + 1, "<") {
      makeGeneric(name)
      break
    }
  }

  /// Declares the types that a header's class names in its properties and methods.
  private mutating func nameTypes(ofMembersOf name: String) {
    let headers = sources.headers
    var texts = (headers.properties[name] ?? [:]).values.map(\.self)
    for method in headers.methods[name] ?? [] {
      let (parameters, result) = headers.signature(method, of: name)
      texts += parameters.compactMap { $0 } + [result].compactMap { $0 }
    }
    for word in texts.flatMap(Self.words) where headers.declares(word) && types[word] == nil { addType(word) }
  }

  private mutating func superclass(of name: String) -> String {
    if let declared = sources.headers.superclasses[name] {
      // A superclass of Objective-C's own is declared in the same way.
      if sources.headers.superclasses[declared] != nil { addType(declared) }
      return declared
    }
    let elements = ([name] + sources.subclasses(of: name)).compactMap { sources.elements[$0] }
    if let element = elements.first, let found = SuperclassGuess.ofElement(element) { return found }
    return SuperclassGuess.ofName(name) ?? "NSObject"
  }

  /// Whether the app has a type conform to it.
  private func isInheritedAsProtocol(_ name: String) -> Bool {
    if SuperclassGuess.isProtocol(name) { return true }
    return sources.declarations.values.contains { declaration in
      guard let place = declaration.inherited.firstIndex(of: name) else { return false }
      return declaration.keyword != "class" || place > 0
    }
  }

  private func superCalls(of name: String, in type: String) -> [CallShape] {
    guard let declaration = sources.declarations[type] else { return [] }
    let file = sources.files[declaration.file]
    return declaration.body.compactMap { token in
      guard file.name(token) == name, file.isSign(token - 1, "."), file.name(token - 2) == "super" else { return nil }
      return CallShape(after: token, in: file)
    }
  }

  /// A library and its most used type often have the same name: `Spinner.show()`.
  private mutating func addMember(_ name: String, ofModule module: String, _ message: CompilerMessage) {
    if name.first?.isUppercase == true { addName(name, message) } else { addType(module) }
  }

  /// A name without a receiver: a type, or a global function or variable.
  mutating func addName(_ name: String, _ message: CompilerMessage) {
    if let owner = enclosingClass(of: message), let root = sources.foreignSuperclass(of: owner), types[root] != nil {
      // A member that the app's class inherits.
      if let superclass = SuperclassGuess.ofMember(name), isBetter(superclass, for: root) {
        change(root) { $0.kind = .classType(superclass) }
        return
      }
      if name.first?.isUppercase != true {
        addMember(name, of: root, isStatic: false, message)
        return
      }
    }
    // A value of C's enumerations is a global constant.
    if let enumeration = sources.headers.enumerations.values.first(where: {
      $0.kind == .constants && $0.values.contains { $0.name == name }
    }) {
      noteNamed(enumeration.name)
      return
    }
    if name.first?.isUppercase == true, !isFunction(name), sources.headers.constants[name] == nil {
      addType(name)
      return
    }
    guard !sources.isDeclared(name) else { return }
    add(InferredType(Self.globals, .members))
    var member = InferredType.Member()
    for (file, token) in sources.places(of: name) where !sources.files[file].isSign(token - 1, ".") {
      if let shape = CallShape(after: token, in: sources.files[file]) {
        if !member.shapes.contains(shape) { member.shapes.append(shape) }
      }
    }
    member.isValue = member.shapes.isEmpty
    change(Self.globals) { $0.members[InferredType.Key(name: name, isStatic: false)] = member }
  }

  /// Whether a name with a capital is called as functions are: `DDLogInfo("...")`, which is never a type's.
  private func isFunction(_ name: String) -> Bool {
    name.hasPrefix("DDLog") || name.hasPrefix("NSLocalized") || name.hasSuffix("Make")
      || name.firstMatch(of: /[a-z](Get|Create|Make|Copy)[A-Z]/) != nil
  }

  /// The app's class around a line.
  private func enclosingClass(of message: CompilerMessage) -> String? {
    guard let file = sources.files.firstIndex(where: { $0.path == message.path }) else { return nil }
    let tokens = sources.files[file].tokens(ofLine: message.line)
    guard let token = tokens.first else { return nil }
    return sources.declarations.filter { $0.value.file == file && $0.value.body.contains(token) }
      .max { $0.value.body.lowerBound < $1.value.body.lowerBound }?.key
  }

  private mutating func addNested(_ name: String, in outer: String) {
    // "class 'Menu'" quotes the name alone; nested types are global ones with an alias in the outer type.
    let outer = Self.bare(outer)
    guard types[outer] != nil else { return }
    let key = InferredType.Key(name: name, isStatic: true)
    let calls = types[outer]?.members[key]?.shapes ?? []
    change(outer) { $0.members[key] = InferredType.Member() }
    addInitializers(calls, of: placeholder(Self.own(name, of: outer)))
  }

  /// Calls of a nested type are its initialisers.
  mutating func addInitializers(_ calls: [CallShape], of type: String) {
    change(type) { known in known.initializers += calls.filter { !known.initializers.contains($0) } }
  }
}
