/// A method or a property of a type.
struct Member {
  enum Kind {
    case method, property, initializer
  }

  let kind: Kind
  let start: DeclarationStart
  let name: String
  /// `func`, `var`, `let` or `init`.
  let keyword: Int
  let nameToken: Int
  /// The index of its type in the file.
  let owner: Int

  // MARK: Of a method

  /// The labels, "" for `_`.
  var labels: [String] = []
  /// The internal names of the parameters.
  var parameterNames: [String] = []
  /// The parameters' types as written, without attributes and `inout`.
  var parameterTypes: [String] = []
  /// The places of the parameters that are marked `@escaping`.
  var escapingParameters: Set<Int> = []
  var hasUnusualParameters = false
  var isGeneric = false
  var isAsync = false
  var isThrowing = false
  /// The byte range from the opening parenthesis to the end of the return type.
  var signature = 0..<0
  /// The parenthesis after the name.
  var parametersOpen: Int?

  // MARK: Of both

  /// The return type or the property's type, as written; nil if there is none.
  var type: String?
  /// The brace of its body, or of its accessors.
  var body: Int?

  // MARK: Of a property

  /// The token after the type; nil if no type is written.
  var typeEnd: Int?
  var isConstant = false
  var isReadOnly = false
  /// Whether the member is declared together with other members: `var a = 1, b = 2`.
  var isOneOfSeveral = false
  /// The brace of its observers, `willSet` and `didSet`.
  var observers: Int?
  /// Whether accessors compute it.
  var isComputed = false

  var fullName: String {
    guard kind != .property else { return name }
    return name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// A function that returns an object's method, `{ (object: Owner) in { object.save($0) } }`, for selectors and lists of
  /// members. It is a closure, because older language modes warn about references to methods by name.
  ///
  /// - Parameter typed: whether to write the types of the parameters and the result, because another method has the same name.
  func function(of owner: String, typed: Bool) -> String {
    let receiver = start.isStatic ? "owner: \(owner).Type" : "object: \(owner)"
    let hasTypes = typed && parameterTypes.count == labels.count
    let arguments = labels.enumerated().map { place, label in
      (label.isEmpty ? "" : "\(label): ") + (hasTypes ? "a\(place)" : "$\(place)")
    }
    let parameters = parameterTypes.indices.map { "a\($0): \(escapingType($0))" }.joined(separator: ", ")
    let closure = hasTypes ? "(\(parameters)) -> \(resultType) in " : ""
    let call = "\(start.isStatic ? "owner" : "object").\(name)(\(arguments.joined(separator: ", ")))"
    return "{ (\(receiver)) in { \(closure)\(call) } }"
  }

  /// A parameter's type with `@escaping`, if it is marked so.
  func escapingType(_ place: Int) -> String {
    (escapingParameters.contains(place) ? "@escaping " : "") + parameterTypes[place]
  }

  /// A method's return type in a closure, in which an implicitly unwrapped optional becomes an ordinary optional.
  private var resultType: String {
    guard let type else { return "Void" }
    return type.hasSuffix("!") ? "\(type.dropLast())?" : type
  }

  /// Whether a list of members, or a selector, can contain it: its arguments need no direct call, as generic ones do.
  var isListable: Bool { isPlain && !start.isStatic }

  /// Whether a list of members can contain it as a member of the class itself.
  var isListableOfClass: Bool { isPlain && start.isStatic && labels.count < 3 }

  private var isPlain: Bool {
    !isGeneric && !isAsync && !isThrowing && !hasUnusualParameters && kind != .initializer
  }
}

/// An attribute of a declaration: `@objc(save:)`.
struct Attribute {
  let name: Word
  /// The byte range from the `@` to the end.
  let range: Range<Int>
  /// The byte range of the arguments in parentheses.
  let arguments: Range<Int>?
}
