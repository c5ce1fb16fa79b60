internal import Foundation

extension StandInInference {
  // MARK: Members

  /// Where a member of a type is declared: in the type if it is inferred, in the nearest superclass that the app doesn't declare, or
  /// in an extension of another module's type.
  mutating func owner(of written: String) -> String? {
    let name = Self.bare(written)
    if types[name] != nil { return name }
    if name == Self.absent || name == Self.absentMembers { return extended(Self.absentMembers) }
    if let generic = name.firstIndex(of: "<"), types[String(name[..<generic])] != nil {
      return String(name[..<generic])
    }
    // A generic type of a library's: `Reactive<Button>`.
    if let generic = name.firstIndex(of: "<"), name.hasSuffix(">") {
      let outer = String(name[..<generic])
      let isPlain = outer.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && outer != "Optional"
      return isPlain && !sources.isDeclared(outer) ? extended(outer) : nil
    }
    // `Outer.Inner` is the app's if the outer type is.
    let parts = name.split(separator: ".").map(String.init)
    let isNested = parts.count > 1 && parts[0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    let own = isNested && sources.isDeclared(parts[0]) ? parts[parts.count - 1] : name
    if let declaration = sources.declarations[own] {
      if let root = sources.foreignSuperclass(of: own), types[root] != nil { return root }
      if let inferred = declaration.inherited.first(where: { types[$0]?.kind == .protocolType }) { return inferred }
      guard let root = sources.foreignSuperclass(of: own) else { return nil }
      return extended(root)
    }
    if name.hasPrefix("[") { return extended(name.contains(":") ? "Dictionary" : "Array") }
    guard !["Any", "AnyObject", "AnyHashable", "Void", ""].contains(name), parts[0] != "Self",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }), !sources.isDeclared(parts[0])
    else {
      return nil
    }
    return extended(name)
  }

  /// One extension serves all views, and one all controllers, since a subclass's extension can't declare the same again.
  private mutating func extended(_ name: String) -> String? {
    var name = name
    if name.hasPrefix("UI"), name.hasSuffix("Controller"), !name.hasSuffix("PresentationController") {
      name = "UIViewController"
    } else if name.hasPrefix("UI"),
      ["View", "Button", "Label", "Field", "Control", "Cell", "Bar", "Switch", "Slider", "bar"]
        .contains(where: name.hasSuffix)
    {
      name = "UIView"
    }
    let key = "extension \(name)"
    guard !unknownTypes.contains(String(name.prefix { $0 != "." })), !dropped.contains(key) else { return nil }
    add(InferredType(key, .members))
    return key
  }

  mutating func addMember(_ written: String, of type: String, isStatic: Bool, _ message: CompilerMessage) {
    let name = String(written.prefix { $0 != "(" })
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name.first?.isNumber != true else { return }
    guard let owner = owner(of: type), name != "init" else {
      if let owner = owner(of: type) { addInitializers(of: owner, at: message) }
      return
    }
    if let superclass = types[owner]?.superclass, superclass == "NSObject", !isStatic,
      types[owner]?.isPlaceholder == false,
      let better = SuperclassGuess.ofValueWithMember(name)
        ?? (sources.isDeclared(Self.bare(type)) ? SuperclassGuess.ofMember(name) : nil)
    {
      change(owner) { $0.kind = .classType(better) }
      return
    }
    guard let site = site(of: name, at: message), !dropped.contains("\(owner).\(name)") else { return }
    let file = sources.files[site.file]
    let isImplicit = isStatic && isImplicitMember(site.token, file)
    if isImplicit, isCasePattern(site.token, file) {
      addCase(name, of: owner)
      return
    }
    let key = InferredType.Key(name: name, isStatic: isStatic)
    var member = types[owner]?.members[key] ?? InferredType.Member()
    member.isForced = isAlwaysForced(name)
    if isImplicit { member.isOfOwnType = true }
    if types[owner]?.isNestedType(key) == true {
      let call = CallShape(after: site.token, in: file).map { [$0] } ?? []
      addInitializers(call, of: Self.own(name, of: owner))
      return
    }
    if let shape = CallShape(after: site.token, in: file) {
      member.shapes = merged(member.shapes, [shape] + shapes(of: name, receiver: isStatic ? Self.bare(type) : nil))
    } else {
      member.isValue = true
      let plain = owner.replacing("extension ", with: "")
      if let text = sources.headers.property(name, of: plain), told[Self.own(name, of: plain)] == nil, isNameable(text)
      {
        tell(Self.own(name, of: plain), is: text)
      }
      tellAssigned(at: site.token, file, own: Self.own(name, of: plain))
    }
    change(owner) { $0.members[key] = member }
  }

  /// Learns from what is assigned to a value: a list of constants, a closure, a text.
  mutating func tellAssigned(at token: Int, _ file: UsedFile, own: String) {
    guard told[own] == nil, file.isSign(token + 1, "="), file.isSign(token + 2, "=") == false else { return }
    let next = token + 2
    if file.isSign(next, "["), file.isSign(next + 1, ".") {
      tell(own, is: "[\(placeholder(own + "_element"))]")
    } else if file.isSign(next, "{"), file.partners[next] > next {
      let closure = CallShape.closure(next, file)
      let parameters = closure.parameters.enumerated().map { place, written in
        if let written, isNameable(written) { return written.trimmingCharacters(in: .whitespaces) }
        return placeholder("\(own)_\(place)")
      }
      let result = closure.returns ? placeholder(own + "_result") : "Void"
      tell(own, is: "((\(parameters.joined(separator: ", "))) throws -> \(result))?")
    } else if ["true", "false"].contains(file.name(next)) {
      tell(own, is: "Bool")
    } else if file.tokens.indices.contains(next), file.tokens[next].kind == .literal {
      tell(own, is: "String")
    }
  }

  private func merged(_ shapes: [CallShape], _ more: [CallShape]) -> [CallShape] {
    var result = shapes
    for shape in more where !result.contains(shape) && result.count < 24 { result.append(shape) }
    return result
  }

  /// The calls of a member in the whole app.
  ///
  /// - Parameter receiver: the name before the point, for members of a type itself.
  private func shapes(of name: String, receiver: String?) -> [CallShape] {
    sources.places(of: name).compactMap { file, token in
      let used = sources.files[file]
      guard used.isSign(token - 1, ".") else { return nil }
      if let receiver, used.name(token - 2) != receiver { return nil }
      return CallShape(after: token, in: used)
    }
  }

  /// The use of a name that an error is about.
  func site(of name: String, at message: CompilerMessage) -> (file: Int, token: Int)? {
    guard let file = sources.files.firstIndex(where: { $0.path == message.path }) else { return nil }
    let used = sources.files[file]
    let tokens = used.tokens(ofLine: message.line).filter { used.name($0) == name }
    let column = message.column - 1
    let start = message.line <= used.text.lineStarts.count ? used.text.lineStarts[message.line - 1] : 0
    let nearest = tokens.min {
      abs(used.tokens[$0].start - start - column) < abs(used.tokens[$1].start - start - column)
    }
    if let nearest { return (file, nearest) }
    // A chain of calls is one error at its first line.
    return sources.places(of: name).first {
      $0.file == file && used.text.line(at: used.tokens[$0.token].start) >= message.line
    }
    .map { ($0.file, $0.token) }
  }

  /// Whether nothing stands before the point: `show(.progress)`.
  private func isImplicitMember(_ token: Int, _ file: UsedFile) -> Bool {
    guard file.isSign(token - 1, ".") else { return false }
    let before = token - 2
    if before < 0 { return true }
    if file.isIdentifier(before) {
      return ["return", "case", "in", "is", "as", "where", "else"].contains(file.name(before))
    }
    let closings: [Unicode.Scalar] = [")", "]", "}", "?", "!", ">"]
    if closings.contains(where: { file.isSign(before, $0) }) {
      // `a ? .b : .c` has a space before the point.
      return file.tokens[before].end < file.tokens[token - 1].start && !file.startsLine(token - 1)
    }
    return file.tokens[before].kind == .sign
  }

  private func isCasePattern(_ token: Int, _ file: UsedFile) -> Bool {
    var place = token - 1
    while place > 0, place > token - 40 {
      if file.name(place) == "case", file.isIdentifier(place) { return true }
      if [":", "{", "}", "="].contains(where: { file.isSign(place, $0) }) { return false }
      place -= 1
    }
    return false
  }

  // MARK: Cases

  mutating func addCase(_ name: String, of type: String) {
    guard let known = types[type], known.kind != .members, known.kind != .protocolType else { return }
    var count = 0
    for (file, token) in sources.places(of: name) {
      let used = sources.files[file]
      guard used.isSign(token - 1, "."), used.isSign(token + 1, "("), used.partners[token + 1] > 0 else { continue }
      guard isCasePattern(token, used) else { continue }
      let inner = (token + 2..<used.partners[token + 1]).filter { used.isSign($0, ",") }
      count = max(count, inner.count + 1)
    }
    change(type) {
      if case .enumeration = $0.kind {} else { $0.kind = .enumeration }
      $0.cases[name] = max(count, $0.cases[name] ?? 0)
      $0.members[InferredType.Key(name: name, isStatic: true)] = nil
    }
  }

  /// Whether an error is about a case of a `switch`.
  func isCase(at message: CompilerMessage) -> Bool {
    guard let file = sources.file(at: message.path), let start = token(at: message, file) else { return false }
    return isCasePattern(start, file)
  }

  /// `switch state.position() { case .first: }` for a value of an unknown type: it is an enumeration with the case.
  mutating func addCase(_ name: String, ofSwitchAt message: CompilerMessage) {
    guard let file = sources.file(at: message.path), let start = token(at: message, file), isCasePattern(start, file),
      let brace = file.opening(before: start, "{"),
      let keyword = (max(0, brace - 40)..<brace).last(where: { file.name($0) == "switch" && file.isIdentifier($0) }),
      let member = (keyword + 1..<brace).last(where: { place in
        file.isIdentifier(place) && file.isSign(place - 1, ".")
          && !(file.opening(before: place, "(").map { $0 > keyword } ?? false)
      })
    else { return }
    let called = file.name(member)
    for (owner, type) in types where type.members.keys.contains(where: { $0.name == called }) {
      let own = Self.own(called, of: owner.replacing("extension ", with: ""))
      if isPlaceholder(own) { addCase(name, of: own) }
    }
  }

  mutating func addCases(at message: CompilerMessage, of names: [String]) {
    guard let type = names.map(Self.bare).first(where: { types[$0] != nil }),
      let file = sources.files.first(where: { $0.path == message.path })
    else { return }
    for token in file.tokens(ofLine: message.line) where file.isIdentifier(token) && isCasePattern(token, file) {
      if file.isSign(token - 1, ".") { addCase(file.name(token), of: type) }
    }
  }

  // MARK: Calls that don't fit

  mutating func addInitializers(of owner: String, at message: CompilerMessage) {
    let name = owner.replacing("extension ", with: "")
    guard let site = site(of: name, at: message) ?? site(of: "init", at: message),
      let shape = CallShape(after: site.token, in: sources.files[site.file])
    else { return }
    change(owner) { if !$0.initializers.contains(shape) { $0.initializers.append(shape) } }
  }

  /// An error about a call's arguments: what is called in this line gets the call's form.
  mutating func addShapes(at message: CompilerMessage) {
    guard let number = sources.files.firstIndex(where: { $0.path == message.path }) else { return }
    let file = sources.files[number]
    for token in file.tokens(ofLine: message.line) where file.isIdentifier(token) {
      let name = file.name(token)
      guard let shape = CallShape(after: token, in: file) else { continue }
      if types[name] != nil, !file.isSign(token - 1, ".") {
        change(name) { if !$0.initializers.contains(shape) { $0.initializers.append(shape) } }
      }
      guard file.isSign(token - 1, ".") else { continue }
      addShape(shape, named: name)
      // A library's method that its stand-in has in other forms.
      for type in (sources.methodsOfStandIns[name] ?? []).sorted() {
        guard let owner = owner(of: type), owner.hasPrefix("extension "), !dropped.contains("\(owner).\(name)") else {
          continue
        }
        let key = InferredType.Key(name: name, isStatic: file.name(token - 2) == type)
        let shapes = merged(types[owner]?.members[key]?.shapes ?? [], [shape])
        change(owner) { $0.members[key, default: .init()].shapes = shapes }
      }
    }
  }

  /// Gives methods with a name another call's form.
  mutating func addShape(_ shape: CallShape, named name: String) {
    for (owner, type) in types {
      for (key, member) in type.members where key.name == name && !member.shapes.isEmpty {
        let shapes = merged(member.shapes, [shape])
        change(owner) { $0.members[key]?.shapes = shapes }
      }
    }
  }

  /// `override func handle(_ event: Event)` in a subclass of the app's.
  mutating func addOverridden(at message: CompilerMessage) {
    guard let number = sources.files.firstIndex(where: { $0.path == message.path }) else { return }
    let file = sources.files[number]
    guard
      let entry = sources.declarations.filter({
        $0.value.file == number
          && $0.value.body.contains(file.tokens(ofLine: message.line).first ?? -1)
      }).max(by: { $0.value.body.lowerBound < $1.value.body.lowerBound }),
      // Until the superclass is there, whatever overrides its members is an error.
      let root = sources.foreignSuperclass(of: entry.key), built.contains(root), types[root] != nil,
      let start = file.tokens(ofLine: message.line).first(where: { ["func", "var", "init"].contains(file.name($0)) })
    else { return }
    let name = file.name(start) == "init" ? "init" : file.name(start + 1)
    if let superclass = SuperclassGuess.ofMember(name), isBetter(superclass, for: root) {
      change(root) { $0.kind = .classType(superclass) }
      return
    }
    guard let end = (start..<file.tokens.count).first(where: { file.isSign($0, "{") }) else { return }
    let written = file.string(start..<end)
    guard !dropped.contains("\(root).\(name)"),
      isNameable(written.replacing("override", with: "").replacing("_ ", with: ""))
    else { return }
    change(root) { $0.overridden.insert(written) }
  }

  /// Whether a superclass says more than the one that is known.
  func isBetter(_ superclass: String, for type: String) -> Bool {
    guard let known = types[type]?.superclass else { return false }
    return known == "NSObject"
      || known == "UIViewController" && superclass != known && superclass.hasSuffix("ViewController")
  }
}
