internal import Foundation

/// The Swift file that declares what was inferred.
struct InferredText {
  /// The module of the file.
  static let module = "InferredNames"

  let inference: StandInInference
  /// The own types of values that the declarations name.
  private var named: [String] = []
  private var written: Set<String> = []

  init(_ inference: StandInInference) { self.inference = inference }

  /// Frameworks that Objective-C's libraries bring with their headers, so that apps don't import them.
  private static let exported: Set<String> = ["AVFoundation", "CoreLocation", "MapKit", "Photos", "WebKit"]

  /// The file's text.
  ///
  /// - Parameter imports: the modules whose types it can name, beside UIKit.
  static func text(
    _ inference: StandInInference, imports: [String] = []
  ) -> (text: String, inference: StandInInference) {
    var inference = inference
    var writer = InferredText(inference)
    var lines = writer.body()
    // The own types of values are declared when something names them.
    while true {
      let new = writer.named.filter { inference.types[$0] == nil }
      if new.isEmpty { break }
      for name in Set(new) { _ = inference.placeholder(name) }
      writer = InferredText(inference)
      lines = writer.body()
    }
    let valued = inference.valued.sorted().map { type in
      "extension \(type): AbsentValue { public static var absentValue: \(type) { absentFree() } }"
    }
    let free = inference.hasFreeValues ? [InferredRuntime.freeValues] : []
    let text =
      ([InferredRuntime.head] + imports.map { "\(exported.contains($0) ? "@_exported " : "")import \($0)" } + lines
      + valued + writer.leftOutValues + free + [
        InferredRuntime.tail(writer.instances)
      ])
      .joined(separator: "\n") + "\n"
    inference.writtenLines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (text, inference)
  }

  private mutating func body() -> [String] {
    var lines = inference.operators.sorted().filter { !$0.isEmpty }.flatMap { name in
      [
        "infix operator \(name): AssignmentPrecedence",
        "public func \(name) <A, B>(_ one: inout A, _ other: B) { absentCall(\"\(name)\") }",
        "public func \(name) <A, B>(_ one: A, _ other: B) { absentCall(\"\(name)\") }", "",
      ]
    }
    for name in inference.named.sorted() {
      if let alias = inference.sources.headers.aliases[name] {
        lines += ["public typealias \(name) = \(alias)", ""]
      } else if let enumeration = inference.sources.headers.enumerations[name] {
        lines += enumeration.lines + [""]
      }
    }
    for name in inference.types.keys.sorted() {
      guard let type = inference.types[name], inference.told[name] == nil else { continue }
      lines += declaration(type) + [""]
    }
    return lines
  }

  /// The classes that can be made without arguments.
  private var instances: [(type: String, value: String)] {
    inference.types.keys.sorted().compactMap { name in
      guard let type = inference.types[name], inference.told[name] == nil, type.genericCount == 0,
        let superclass = type.superclass
      else { return nil }
      return (name, InferredInitializers.instance(of: name, superclass: superclass))
    }
  }

  /// What stands for values of the types that no rule of the host's knows: plain classes, generic ones too, and enumerations.
  private var leftOutValues: [String] {
    inference.types.keys.sorted().compactMap { name in
      guard let type = inference.types[name], inference.told[name] == nil else { return nil }
      let value: String
      switch type.kind {
      case .classType("NSObject") where !type.isPlaceholder: value = "\(name)()"
      case .enumeration where type.genericCount == 0 && type.cases.contains { $0.value == 0 }: value = "absentValue"
      default: return nil
      }
      return "extension \(name): LeftOutValue { public static var leftOutValue: Any { \(value) } }"
    }
  }

  private mutating func declaration(_ type: InferredType) -> [String] {
    let members = members(type)
    let generics =
      type.genericCount == 0 ? "" : "<\((0..<type.genericCount).map { "T\($0)" }.joined(separator: ", "))>"
    let conformances = type.conformances.sorted().map { ", \($0)" }.joined()
    switch type.kind {
    case .classType(let superclass):
      if type.isPlaceholder, superclass == "NSObject" { return placeholder(type, members) }
      let initializers = initializers(type, superclass)
      // A member whose values have several types is whatever the place of its use needs.
      let hasAll = type.isPlaceholder || type.members.keys.contains { isFree($0, of: type) }
      let conformances = conformances + (hasAll ? ", AbsentMembers" : "")
      return ["open class \(type.name)\(generics): \(superclass)\(conformances) {"]
        + (initializers + members).map { "  " + $0 } + ["}"]
    case .protocolType:
      return ["public protocol \(type.name) {}"]
        + (members.isEmpty ? [] : ["extension \(type.name) {"] + members.map { "  " + $0 } + ["}"])
    case .enumeration:
      var cases: [String] = []
      for (name, count) in type.cases.sorted(by: { $0.key < $1.key }) {
        let values = (0..<count).map { place in
          let value = "\(type.name)_\(name)\(place)"
          return own(value) + (inference.optionals.contains(value) ? "?" : "")
        }
        cases.append("case \(Self.quoted(name))" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"))
      }
      // A case without values stands for one that isn't here.
      let first = type.genericCount == 0 ? type.cases.filter { $0.value == 0 }.keys.min() : nil
      let value = first.map { "public static var absentValue: \(type.name) { .\(Self.quoted($0)) }" }
      let protocols = conformances.dropFirst(2) + (first == nil ? "" : "\(conformances.isEmpty ? "" : ", ")AbsentValue")
      let inherited = protocols.isEmpty ? "" : ": \(protocols)"
      return ["public enum \(type.name)\(generics)\(inherited) {"]
        + (cases + [value].compactMap { $0 } + members).map { "  " + $0 } + ["}"]
    case .members:
      if type.name == StandInInference.globals { return members }
      return ["\(type.name) {"] + (foreignInitializers(type) + members).map { "  " + $0 } + ["}"]
    }
  }

  // MARK: Members

  /// The type of one member's value.
  private mutating func placeholder(_ type: InferredType, _ members: [String]) -> [String] {
    let conformances = (["Absent"] + type.conformances.sorted() + ["@unchecked Sendable"]).joined(separator: ", ")
    let initializers = type.initializers.filter { !$0.parameters.isEmpty }.map { shape in
      let parameters = parameters(shape, owner: type.name, member: "init")
      return "public convenience init(\(parameters)) { self.init() }"
    }
    let lines = unique(initializers) + members
    return lines.isEmpty
      ? ["open class \(type.name): \(conformances) {}"]
      : ["open class \(type.name): \(conformances) {"] + lines.map { "  " + $0 } + ["}"]
  }

  private func isFree(_ key: InferredType.Key, of type: InferredType) -> Bool {
    type.superclass != nil && type.genericCount == 0 && type.members[key]?.isValue == true
      && inference.generics.contains("\(type.name)_\(key.name)")
  }

  private mutating func initializers(_ type: InferredType, _ superclass: String) -> [String] {
    var lines = (type.isBox ? ["final var boxed: T0?"] : []) + InferredInitializers.inherited(by: superclass)
    let call = InferredInitializers.call(of: superclass)
    for shape in type.initializers.sorted(by: { $0.parameters.count < $1.parameters.count }) {
      if InferredInitializers.isInherited(shape, superclass) { continue }
      let mark = type.hasFailableInitializers ? "?" : ""
      let method = inference.sources.headers.method(
        of: type.name, "init", labels: shape.parameters.map(\.label), isStatic: false)
      let isBoxing = type.isBox && InferredType.isBoxing(shape)
      let known =
        isBoxing
        ? ["T0"] : method.map { inference.sources.headers.signature($0, of: type.name).parameters } ?? []
      let parameters = parameters(shape, owner: type.name, member: "init", known: known)
      let generics = references(shape, known: known)
      let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      let keeping = isBoxing ? "boxed = a0; " : ""
      lines.append("public init\(mark)\(list)(\(parameters)) { absentCall(\"\(type.name)\"); \(keeping)\(call) }")
    }
    // A subclass of `NSObject` gets neither from the compiler.
    if type.conformances.contains("Decodable") {
      lines.append("public required init(from decoder: any Decoder) throws { \(call) }")
    }
    if type.conformances.contains("Encodable") { lines.append("open func encode(to encoder: any Encoder) throws {}") }
    return unique(lines.map(overriding))
  }

  /// Initialisers of a type that is declared elsewhere, without the ones that the app calls.
  private mutating func foreignInitializers(_ type: InferredType) -> [String] {
    let name = type.name.replacing("extension ", with: "")
    return unique(
      type.initializers.map { shape in
        let parameters = parameters(shape, owner: name, member: "init")
        let keyword = inference.valueTypes.contains(name) ? "" : "convenience "
        return "public \(keyword)init(\(parameters)) { fatalError(\"\(name).init isn't here.\") }"
      })
  }

  /// With the keyword that the compiler asked for.
  private func overriding(_ line: String) -> String {
    inference.overriding.contains(line.trimmingCharacters(in: .whitespaces)) ? "override " + line : line
  }

  private mutating func members(_ type: InferredType) -> [String] {
    let isClass = type.superclass != nil
    let isGlobal = type.name == StandInInference.globals
    let owner = type.name.replacing("extension ", with: "")
    var lines: [String] = []
    for (key, member) in type.members.sorted(by: { $0.key < $1.key }) {
      if isFree(key, of: type) { continue }
      if isGlobal, let constant = inference.sources.headers.constants[key.name], member.isValue {
        lines.append("public var \(key.name): \(constant.type) { \(constant.value ?? "absent(\"\(key.name)\")") }")
        continue
      }
      let value = isGlobal ? "_\(key.name)" : StandInInference.own(key.name, of: owner)
      let itself = owner == StandInInference.absentMembers ? StandInInference.absent : owner
      let result = member.isOfOwnType ? itself : own(value)
      let scope = isGlobal ? "public" : key.isStatic ? "public static" : isClass ? "open" : "public"
      let title = isGlobal ? key.name : "\(owner).\(key.name)"
      if member.isValue, type.isBox, !key.isStatic, InferredType.namesOfBoxed.contains(key.name) {
        lines.append("open var \(key.name): T0 { get { boxed ?? absent(\"\(title)\") } set { boxed = newValue } }")
      } else if member.isValue {
        lines.append(
          property(
            Self.quoted(key.name), result, value, scope, title, isStored: isClass && type.genericCount == 0,
            isForced: member.isForced))
      } else if member.shapes.isEmpty {
        lines.append("public typealias \(Self.quoted(key.name)) = \(own(value))")
      }
      for shape in member.shapes {
        lines += functions(
          Self.quoted(key.name), shape, result: result, value, "@discardableResult \(scope)", title, owner: owner,
          isForced: member.isForced)
      }
    }
    lines += overridden(type)
    let item = "{ get { absent(\"\(owner)[]\") } set {} }"
    let hasNone = type.isPlaceholder || type.superclass != "NSObject" && !type.hasSubscript
    if !hasNone {
      lines += [
        "public subscript<Value: AbsentValue>(key: Any) -> Value \(item)",
        "@_disfavoredOverload public subscript(key: Any) -> \(own(StandInInference.own("item", of: owner))) \(item)",
      ]
    }
    return unique(lines.map(overriding))
  }

  private mutating func property(
    _ name: String, _ type: String, _ value: String, _ scope: String, _ title: String, isStored: Bool, isForced: Bool
  ) -> String {
    var type = type
    if inference.generics.contains(value) { type = "Any" }
    let isDelegate = value.lowercased().hasSuffix("delegate") || value.lowercased().hasSuffix("datasource")
    if isDelegate, inference.told[value] == nil { type = "AnyObject?" }
    if inference.optionals.contains(value) || type == "Any" || isForced { type = StandInInference.bare(type) + "!" }
    let absent = Self.body(type, title, isForced: isForced)
    if isStored, scope == "open" { return "open lazy var \(name): \(type) = \(absent)" }
    // Values of a class have no setters that leave them as they are; those of a protocol are set through constants, too.
    let set = title.hasPrefix("AbsentMembers.") && !scope.contains("static") ? "nonmutating set {}" : "set {}"
    return "\(scope) var \(name): \(type) { get { \(absent) } \(set) }"
  }

  /// A method; of one whose result's type isn't known, the place of its use decides.
  private mutating func functions(
    _ name: String, _ shape: CallShape, result: String, _ value: String, _ scope: String, _ title: String,
    owner: String,
    isForced: Bool
  ) -> [String] {
    let bare = name.filter { $0 != "`" }
    let parameters = parameters(shape, owner: owner == StandInInference.globals ? "" : owner, member: bare)
    let references = references(shape)
    func line(_ generics: [String], _ type: String, _ scope: String) -> String {
      let generics = references + generics
      let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      return "\(scope) func \(name)\(list)(\(parameters)) -> \(type) { \(Self.body(type, title, isForced: isForced)) }"
    }
    let headers = inference.sources.headers
    let isStatic = scope.contains("static")
    if let method = headers.method(of: owner, bare, labels: shape.parameters.map(\.label), isStatic: isStatic) {
      let (known, result) = headers.signature(method, of: owner)
      let parameters = self.parameters(shape, owner: owner, member: bare, known: known)
      let type = result.flatMap(nameable) ?? own(value)
      let generics = self.references(shape, known: known)
      let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
      return [
        "\(scope) func \(name)\(list)(\(parameters)) \(method.isThrowing ? "throws " : "")-> \(type) { \(Self.body(type, title, isForced: isForced)) }"
      ]
    }
    let isOptional = isForced || inference.optionals.contains(value)
    let type = isOptional ? StandInInference.bare(result) + "!" : result
    if result != value { return [line([], type, scope)] }
    // The cases of an enumeration say its type; another one would have none of them.
    if inference.types[value]?.kind == .enumeration { return [line([], type, scope)] }
    let isFree = inference.generics.contains(value)
    return [
      line(["Value\(isFree ? "" : ": AbsentValue")"], isForced ? "Value?" : "Value", scope),
      line([], type, "@_disfavoredOverload \(scope)"),
    ]
  }

  /// What a function does. One without a value has no type that an expression could be of; an optional that the app always unwraps has
  /// a value.
  private static func body(_ type: String, _ title: String, isForced: Bool) -> String {
    if ["Void", "()"].contains(type) { return "absentCall(\"\(title)\")" }
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!")
    // No value stands for a closure, or for one of any type.
    let isFilled =
      isForced && isOptional && !type.contains("->") && !["Any", "AnyObject"].contains(StandInInference.bare(type))
    return isFilled ? ".some(absent(\"\(title)\"))" : "absent(\"\(title)\")"
  }

  /// - Parameter known: the types that a header says.
  private mutating func parameters(
    _ shape: CallShape, owner: String, member: String, known: [String?] = []
  ) -> String {
    shape.parameters.enumerated().map { place, parameter in
      let label = parameter.label.isEmpty ? "_ a\(place)" : "\(parameter.label) a\(place)"
      let name = StandInInference.own("\(member)_\(parameter.label.isEmpty ? "\(place)" : parameter.label)", of: owner)
      let declared = known.indices.contains(place) ? known[place].flatMap(nameable) : nil
      let type = declared ?? type(of: parameter.argument, name)
      return "\(label): \(parameter.argument == .reference && declared == nil ? "\(type)\(place)" : type)"
    }.joined(separator: ", ")
  }

  /// The types of a call's references that no header says.
  private func references(_ shape: CallShape, known: [String?] = []) -> [String] {
    shape.parameters.indices.filter { place in
      let declared = known.indices.contains(place) ? known[place].flatMap(nameable) : nil
      return shape.parameters[place].argument == .reference && declared == nil
    }.map { "R\($0)" }
  }

  /// A type of a header's, if the file can name it.
  private func nameable(_ type: String) -> String? { inference.isNameable(type) ? type : nil }

  private mutating func type(of argument: CallShape.Argument, _ name: String) -> String {
    switch argument {
    case .value: return "Any?"
    case .constant: return own(name)
    case .constants: return "[\(own(name))]"
    case .array: return "[Any]"
    case .namedValues: return "[\(own(name)): Any]"
    case .dictionary: return "[AnyHashable: Any]"
    case .reference: return "inout R"
    case .closure(let closure):
      let parameters = closure.parameters.enumerated().map { place, written in
        if let written, inference.isNameable(written) { return written.trimmingCharacters(in: .whitespaces) }
        let value = "\(name)_\(place)"
        return own(value) + (inference.optionals.contains(value) ? "?" : "")
      }
      var result = closure.returns ? own("\(name)_result") : "Void"
      if let written = closure.result, inference.isNameable(written) { result = written }
      return "((\(parameters.joined(separator: ", "))) throws -> \(result))?"
    }
  }

  /// What the app's subclasses override, with a body.
  private func overridden(_ type: InferredType) -> [String] {
    type.overridden.sorted().map { written in
      let text = written.split(whereSeparator: \.isNewline).joined(separator: " ")
      if text.hasPrefix("init") {
        return overriding("public \(text) { \(InferredInitializers.call(of: type.superclass ?? "NSObject")) }")
      }
      let value = "absent(\"\(type.name)\")"
      return text.hasPrefix("var")
        ? "open \(text) { \(value) }"
        : "open \(text) { \(text.contains("->") ? value : "absentCall(\"\(type.name)\")") }"
    }
  }

  // MARK: Names

  /// The type of a value: its own type, or the known one.
  private mutating func own(_ name: String) -> String {
    let type = inference.resolved(name)
    for word in StandInInference.words(type) where word.contains("_") && inference.told[word] == nil {
      named.append(word)
    }
    return type
  }

  static func quoted(_ name: String) -> String {
    ["default", "repeat", "in", "is", "as", "init", "self", "switch", "where", "class", "func"].contains(name)
      ? "`\(name)`" : name
  }

  private func unique(_ lines: [String]) -> [String] {
    var known: Set<String> = []
    return lines.filter { known.insert($0).inserted }
  }
}
