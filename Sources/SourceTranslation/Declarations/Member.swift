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
  /// Its type's place among the file's.
  let owner: Int

  // MARK: Of a method

  /// The labels, "" for `_`.
  var labels: [String] = []
  /// What its parameters are called inside.
  var parameterNames: [String] = []
  /// The parameters' types as they are written, without attributes and `inout`.
  var parameterTypes: [String] = []
  var hasUnusualParameters = false
  var isGeneric = false
  var isAsync = false
  var isThrowing = false
  /// From the parameters' parenthesis to the end of what is returned, in bytes.
  var signature = 0..<0
  /// The parenthesis after the name.
  var parametersOpen: Int?

  // MARK: Of both

  /// What it returns or is, as it is written; nil where nothing is.
  var type: String?
  /// The brace of its body, or of its accessors.
  var body: Int?

  // MARK: Of a property

  /// The token after its type; nil where none is written.
  var typeEnd: Int?
  var isConstant = false
  var isReadOnly = false
  /// Whether it is declared together with others: `var a = 1, b = 2`.
  var isOneOfSeveral = false
  /// The brace of its observers, `willSet` and `didSet`.
  var observers: Int?
  /// Whether accessors compute it.
  var isComputed = false

  var fullName: String {
    guard kind != .property else { return name }
    return name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// A function of an object that gives the method, `{ (object: Owner) in { object.save($0) } }`, as selectors and lists of
  /// members take it. A closure, because older language modes warn of a method that is handed on by its name.
  ///
  /// - Parameter typed: whether the types of the parameters and of the result are given, where another method has the same
  ///   name.
  func function(of owner: String, typed: Bool) -> String {
    let receiver = start.isStatic ? "owner: \(owner).Type" : "object: \(owner)"
    let hasTypes = typed && parameterTypes.count == labels.count
    let arguments = labels.enumerated().map { place, label in
      (label.isEmpty ? "" : "\(label): ") + (hasTypes ? "a\(place)" : "$\(place)")
    }
    let parameters = parameterTypes.enumerated().map { "a\($0.offset): \($0.element)" }.joined(separator: ", ")
    let closure = hasTypes ? "(\(parameters)) -> \(resultType) in " : ""
    let call = "\(start.isStatic ? "owner" : "object").\(name)(\(arguments.joined(separator: ", ")))"
    return "{ (\(receiver)) in { \(closure)\(call) } }"
  }

  /// What a method returns, as a closure says it: an optional that is unwrapped by itself is a plain one there.
  private var resultType: String {
    guard let type else { return "Void" }
    return type.hasSuffix("!") ? "\(type.dropLast())?" : type
  }

  /// Whether a list of members, or a selector, can hold it: it takes nothing that only a call can pass.
  var isListable: Bool { isPlain && !start.isStatic }

  /// Whether a list of members can hold it as one of the class itself.
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
