internal import Foundation

extension StandInInference {
  // MARK: Types of values

  /// Two types that have to be the same.
  mutating func unify(_ one: String, _ other: String, _ message: CompilerMessage) {
    var (first, second) = (one, other)
    while first.hasPrefix("["), first.hasSuffix("]"), second.hasPrefix("["), second.hasSuffix("]"),
      !first.contains(":"),
      !second.contains(":")
    {
      (first, second) = (String(first.dropFirst().dropLast()), String(second.dropFirst().dropLast()))
    }
    let (a, b) = (Self.bare(first), Self.bare(second))
    if isPlaceholder(a), a != b {
      learn(a, is: second, message)
    } else if isPlaceholder(b), a != b {
      learn(b, is: first, message)
    } else if types[a]?.superclass == "NSObject", b.hasPrefix("UI"), types[b] == nil {
      change(a) { $0.kind = .classType(b) }
      becomeFunction(a, result: b)
    } else if isOnlyCalled(a), a != b, isNameable(b) {
      becomeFunction(a, result: second)
    } else if types[b]?.kind == .protocolType, types[a]?.superclass != nil {
      change(a) { $0.conformances.insert(b) }
    }
  }

  /// A name with a capital that is called, and whose values are of one of UIKit's types, is a function's: `FlatRed()`.
  private mutating func becomeFunction(_ name: String, result: String) {
    guard ["UIColor", "UIImage", "UIFont"].contains(result) || isOnlyCalled(name), let type = types[name],
      sources.subclasses(of: name).isEmpty,
      !type.initializers.isEmpty
    else { return }
    var member = InferredType.Member()
    member.shapes = type.initializers
    remove(name)
    add(InferredType(Self.globals, .members))
    change(Self.globals) { $0.members[InferredType.Key(name: name, isStatic: false)] = member }
    tell(placeholder("\(Self.globals)\(name)"), is: result)
  }

  /// A name with a capital that stands alone in an expression is a constant's: `forProperty: ItemPropertyGenre`.
  mutating func makeValue(at message: CompilerMessage) {
    guard let file = sources.file(at: message.path), let start = token(at: message, file) else { return }
    let name = file.name(start)
    guard let type = types[name], !type.isPlaceholder, sources.subclasses(of: name).isEmpty else { return }
    remove(name)
    add(InferredType(Self.globals, .members))
    change(Self.globals) { $0.members[InferredType.Key(name: name, isStatic: false), default: .init()].isValue = true }
  }

  /// Whether a name is only used as functions are: called without labels, and never written as a type.
  private func isOnlyCalled(_ name: String) -> Bool {
    guard let type = types[name], !type.isPlaceholder, type.superclass == "NSObject", !type.initializers.isEmpty,
      type.initializers.allSatisfy({ $0.parameters.allSatisfy(\.label.isEmpty) })
    else { return false }
    return sources.places(of: name).allSatisfy { file, token in
      sources.files[file].isSign(token + 1, "(") && !sources.files[file].isSign(token - 1, ":")
    }
  }

  private mutating func learn(_ placeholder: String, is type: String, _ message: CompilerMessage) {
    let type = type.replacing("\(InferredText.module).", with: "")
    if type.contains(placeholder) || type == "_" || type.contains("τ") { return }
    if type == "Void" || type == "()" {
      tell(placeholder, is: "Void")
    } else if isNameable(type) {
      tell(placeholder, is: type.contains("->") && !type.hasPrefix("(") ? "(\(type))" : type)
    } else {
      noteGeneric(placeholder)
    }
  }

  mutating func makeOptional(_ written: String, _ message: CompilerMessage) {
    let type = Self.bare(written)
    if isPlaceholder(type) {
      noteOptional(type)
      return
    }
    if types[type] != nil, types[type]?.superclass != nil { change(type) { $0.hasFailableInitializers = true } }
    // A value whose type is known already is found by its name in the line.
    guard let file = sources.files.first(where: { $0.path == message.path }) else { return }
    if let start = token(at: message, file), let value = closureParameter(at: start, file) {
      noteOptional(value)
      return
    }
    for token in file.tokens(ofLine: message.line) where file.isIdentifier(token) {
      let name = file.name(token)
      for (owner, known) in types where known.members.keys.contains(where: { $0.name == name }) {
        let own = Self.own(name, of: owner.replacing("extension ", with: ""))
        if told[own] != nil, Self.bare(resolved(own)) == type { noteOptional(own) }
      }
    }
  }

  mutating func conform(_ written: String, to requirement: String, _ message: CompilerMessage) {
    let type = Self.bare(written)
    guard types[type] != nil else { return }
    if isPlaceholder(type) {
      switch Self.bare(requirement) {
      case "BinaryInteger", "FixedWidthInteger": return tell(type, is: "Int")
      case "BinaryFloatingPoint", "FloatingPoint": return tell(type, is: "Double")
      case "StringProtocol", "LosslessStringConvertible": return tell(type, is: "String")
      case "Sequence", "Collection", "RandomAccessCollection":
        return tell(type, is: "[\(placeholder(type + "_element"))]")
      default: break
      }
    }
    let name = Self.bare(requirement)
    if ["Decodable", "Encodable"].contains(name), types[type]?.superclass != nil {
      change(type) { $0.conformances.insert(name) }
    } else if ["Error", "LocalizedError"].contains(name) || types[name]?.kind == .protocolType {
      change(type) { $0.conformances.insert(name) }
    }
  }

  mutating func makeProtocol(_ written: String) {
    let type = Self.bare(written)
    guard types[type]?.isPlaceholder == false else { return }
    change(type) {
      $0.kind = .protocolType
      $0.initializers = []
    }
  }

  /// `ApplicationDelegate.shared`: what has members of its own type is no protocol, whatever its name says.
  mutating func makeClass(_ written: String) {
    let type = Self.bare(Self.bare(written))
    guard types[type]?.kind == .protocolType else { return }
    change(type) { $0.kind = .classType("NSObject") }
  }

  /// `Picture(pixels: buffer)` for a type of another module that has no such initialiser here.
  mutating func addForeignInitializer(at message: CompilerMessage) {
    guard let file = sources.file(at: message.path), let start = token(at: message, file) else { return }
    // The column is the name's, or the first argument's.
    let name = file.isSign(start + 1, "(") ? start : file.opening(before: start, "(").map { $0 - 1 } ?? start
    let type = file.name(name)
    // A class of the app's inherits the initialiser.
    if sources.declarations[type] != nil, let root = sources.foreignSuperclass(of: type), types[root] != nil,
      let shape = CallShape(after: name, in: file)
    {
      change(root) { if !$0.initializers.contains(shape) { $0.initializers.append(shape) } }
      return
    }
    guard file.isIdentifier(name), type.first?.isUppercase == true, types[type] == nil, !sources.isDeclared(type),
      !file.isSign(name - 1, "."), let shape = CallShape(after: name, in: file), !unknownTypes.contains(type)
    else { return }
    let key = "extension \(type)"
    add(InferredType(key, .members))
    change(key) { if !$0.initializers.contains(shape) { $0.initializers.append(shape) } }
  }

  mutating func makeGeneric(_ type: String) {
    for (file, token) in sources.places(of: type) where sources.files[file].isSign(token + 1, "<") {
      let used = sources.files[file]
      var (depth, count, place) = (0, 1, token + 1)
      while place < min(used.tokens.count, token + 60) {
        if used.isSign(place, "<") { depth += 1 }
        if used.isSign(place, ">") { depth -= 1 }
        if used.isSign(place, ","), depth == 1 { count += 1 }
        if depth == 0 { break }
        let partner = used.partners[place]
        place = partner > place ? partner + 1 : place + 1
      }
      guard depth == 0 else { continue }
      change(type) { $0.genericCount = max($0.genericCount, count) }
      return
    }
  }
}
