internal import Foundation

/// Infers the declarations of libraries whose sources aren't there, from how the app uses them: it reads what the compiler doesn't
/// find, looks at the app's calls of it, and declares what they need. Nothing of it does anything.
///
/// Each value of which nothing is known gets a type of its own, whose name says whose value it is: `Menu_title`. An error that
/// compares it with another type tells the value's type.
struct StandInInference {
  private(set) var sources: UsedSources
  private(set) var types: [String: InferredType] = [:]
  /// The types of values that an error named, by the name of their own type.
  private(set) var told: [String: String] = [:]
  /// Own types of values that can be nil.
  private(set) var optionals: Set<String> = []
  /// Own types of values that the app takes for types of its own; such a value is generic.
  private(set) var generics: Set<String> = []
  private(set) var operators: Set<String> = []
  /// Declarations of the written file that need another keyword, as the compiler says of it.
  private(set) var overriding: Set<String> = []
  /// Types that the written file can't name.
  private(set) var unknownTypes: Set<String> = []
  /// Types of other modules that a value without a type has to be of.
  private(set) var valued: Set<String> = []
  /// Whether a value without a type has to be of one that the written file can't name.
  private(set) var hasFreeValues = false
  /// Structures of other modules, whose initialisers are no convenience initialisers.
  private(set) var valueTypes: Set<String> = []
  /// Enumerations and types of blocks of Objective-C's headers that the file declares.
  private(set) var named: Set<String> = []
  /// What the errors were about that taught nothing.
  private(set) var unsolved: [CompilerMessage] = []
  /// Members that the compiler doesn't accept, as `Type.member`.
  private(set) var dropped: Set<String> = []
  /// The types that the last build knew.
  private(set) var built: Set<String> = []
  /// Whether the app unwraps each value of a member of a name. A build reports each use, and finding out visits all uses.
  private var forcedMembers: [String: Bool] = [:]
  /// The lines of the file that was written last, to find what an error in it means.
  var writtenLines: [Substring] = []

  static let globals = "_"

  init(_ sources: UsedSources) { self.sources = sources }

  var isEmpty: Bool { types.isEmpty && operators.isEmpty }

  /// Learns from the errors of a build.
  ///
  /// - Returns: whether anything new was learned.
  mutating func learn(from messages: [CompilerMessage]) -> Bool {
    sources.readHeaders()
    unsolved = []
    built = Set(types.keys)
    var isNew = false
    var before = fingerprint
    for message in messages {
      read(message)
      let after = fingerprint
      if after != before { isNew = true } else { unsolved.append(message) }
      before = after
    }
    return isNew
  }

  /// A number that changes with whatever is known.
  private var fingerprint: Int {
    // In steps, as the compiler takes long for one sum.
    var sum: Int = hasFreeValues ? 7 : 0
    sum += optionals.count * 3
    sum += generics.count * 5
    let counts: [Int] = [
      told.count, operators.count, overriding.count, unknownTypes.count, dropped.count, valued.count, valueTypes.count,
      named.count,
    ]
    for count in counts { sum += count }
    for type in types.values {
      sum += 1 + type.cases.count + type.overridden.count + type.conformances.count + type.genericCount
      sum += type.initializers.count + (type.hasFailableInitializers ? 1 : 0) + (type.hasSubscript ? 1 : 0)
      sum += type.hasKeySubscript ? 1 : 0
      switch type.kind {
      case .protocolType: sum += 1_000
      case .enumeration: sum += 2_000
      case .classType(let name): sum += name == "NSObject" ? 0 : 10_000 + name.count * 10_000
      case .members: break
      }
      for member in type.members.values { sum += 1 + member.shapes.count + (member.isValue ? 1 : 0) }
    }
    return sum
  }

  // MARK: What the other parts change

  /// Whether the app unwraps each value of a member, as `UsedSources.isAlwaysForced` finds out once.
  mutating func isAlwaysForced(_ member: String) -> Bool {
    if let known = forcedMembers[member] { return known }
    let isForced = sources.isAlwaysForced(member)
    forcedMembers[member] = isForced
    return isForced
  }

  mutating func change(_ type: String, _ body: (inout InferredType) -> Void) {
    guard var found = types[type] else { return }
    body(&found)
    types[type] = found
  }

  mutating func add(_ type: InferredType) { if types[type.name] == nil { types[type.name] = type } }
  mutating func remove(_ type: String) { types[type] = nil }
  mutating func tell(_ placeholder: String, is type: String) {
    // A type that stands for itself would have no declaration.
    if !mentions(resolved(type), placeholder) { told[placeholder] = type }
  }
  mutating func note(operator name: String) { operators.insert(name) }
  mutating func noteOptional(_ placeholder: String) { optionals.insert(placeholder) }
  mutating func noteGeneric(_ placeholder: String) { generics.insert(placeholder) }
  mutating func noteValued(_ type: String) {
    if dropped.contains("AbsentValue.\(type)") { noteFreeValues() } else { valued.insert(type) }
  }
  /// A type that can't conform to `AbsentValue`, as a protocol.
  mutating func dropValued(_ type: String) {
    dropped.insert("AbsentValue.\(type)")
    valued.remove(type)
    noteFreeValues()
  }
  mutating func noteValueType(_ type: String) { valueTypes.insert(type) }
  mutating func noteNamed(_ type: String) { named.insert(type) }
  mutating func noteFreeValues() { hasFreeValues = true }
  mutating func noteOverriding(_ line: String) { overriding.insert(line) }

  mutating func dropMember(_ name: String, of type: String) {
    dropped.insert("\(type).\(name)")
    change(type) { known in
      known.members = known.members.filter { $0.key.name != name }
      known.overridden = known.overridden.filter { !$0.contains(" \(name)") }
    }
  }

  /// A type that the compiler doesn't let the file extend.
  mutating func dropExtension(of type: String) {
    dropped.insert("extension \(type)")
    remove("extension \(type)")
  }

  mutating func noteUnknown(type: String) {
    unknownTypes.insert(type)
    // Types within it can't be extended either.
    for name in types.keys where name == "extension \(type)" || name.hasPrefix("extension \(type).") { remove(name) }
    for (placeholder, text) in told where mentions(text, type) {
      told[placeholder] = nil
      generics.insert(placeholder)
    }
  }

  /// The name of the own type of a member's value: `Menu_title`, and `Menu_Style_title` for a member of `Menu.Style`.
  static func own(_ member: String, of owner: String) -> String { "\(owner.replacing(".", with: "_"))_\(member)" }

  /// The own type of a value, declared on first use.
  mutating func placeholder(_ name: String) -> String {
    if types[name] == nil {
      var type = InferredType(name, .classType("NSObject"))
      type.isPlaceholder = true
      types[name] = type
    }
    return name
  }

  // MARK: Types as texts

  static func words(_ type: String) -> [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  func mentions(_ text: String, _ type: String) -> Bool { Self.words(text).contains(type) }

  /// Whether the written file, which doesn't see the app, can name a type.
  func isNameable(_ type: String) -> Bool {
    Self.words(type).allSatisfy { word in
      (types[word] != nil || !sources.isDeclared(word)) && !unknownTypes.contains(word) && word != "_" && word != "Self"
    }
  }

  /// A type without the module's name and what makes it optional.
  static func bare(_ type: String) -> String {
    var type = type.replacing("\(InferredText.module).", with: "").trimmingCharacters(in: .whitespaces)
    for beginning in ["any ", "some ", "@escaping ", "inout "] where type.hasPrefix(beginning) {
      type = String(type.dropFirst(beginning.count))
    }
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") { type = String(type.dropFirst(9).dropLast()) }
    if type.hasPrefix("("), type.hasSuffix(")"), !type.contains("->"), !type.contains(",") {
      return bare(String(type.dropFirst().dropLast()))
    }
    if type.hasSuffix(".Type") { type = String(type.dropLast(5)) }
    return type
  }

  func isPlaceholder(_ type: String) -> Bool { types[type]?.isPlaceholder == true && told[type] == nil }

  /// The type that a value's own type stands for, as far as it is known.
  func resolved(_ placeholder: String) -> String {
    var (text, rounds) = (placeholder, 0)
    while rounds < 8 {
      let words = Self.words(text).filter { told[$0] != nil }
      guard let word = words.first, let type = told[word] else { break }
      text = Self.replace(word, in: text, with: type)
      rounds += 1
    }
    return text
  }

  static func replace(_ word: String, in text: String, with other: String) -> String {
    var (result, current) = ("", "")
    func flushed() -> String { current == word ? other : current }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        current.append(character)
      } else {
        result += flushed() + String(character)
        current = ""
      }
    }
    return result + flushed()
  }
}
