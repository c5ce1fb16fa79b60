/// A declaration of a file, with what leaving it out needs.
package struct CodeDeclaration: Sendable {
  package enum Kind: Sendable {
    case type, function, initializer, deinitializer, subscriptFunction, property, accessor, other
  }

  /// What stands in its braces, or after its equals sign.
  package enum Body: Sendable {
    case none, members, code, accessors
    /// A property's initial value.
    case value
  }

  package let kind: Kind
  /// Its name with the types around it: `Feed.tableView(_:cellForRowAt:)`, and `Feed.title.didSet` for an accessor. A second one
  /// of the same name in a file is `Feed.show(_:) #2`.
  package internal(set) var name: String
  package let tokens: Range<Int>
  /// The keyword: `func`, `var`, `class`.
  package let keyword: Int
  package internal(set) var bodyKind = Body.none
  /// The tokens within the braces, or of the initial value.
  package internal(set) var body = 0..<0
  /// The tokens within the braces of the observers that follow an initial value.
  var observers = 0..<0
  /// The type of what it returns or stores, as written; nil if there is none.
  package internal(set) var result: String?
  package internal(set) var parent: Int?
  /// The parameters, each with its label ("" for none) and its own name.
  var parameters: [(label: String, name: String)] = []
  /// The types after the colon of a type.
  package internal(set) var inherited: [Range<Int>] = []
  var isThrowing = false
  var isAsync = false
  var isFailable = false
  /// Whether it declares several properties: `let a = 1, b = 2`.
  package internal(set) var isOneOfSeveral = false

  init(kind: Kind, name: String, tokens: Range<Int>, keyword: Int) {
    (self.kind, self.name, self.tokens, self.keyword) = (kind, name, tokens, keyword)
  }

  /// Whether it counts as a function of the app's: it has statements.
  package var isFunction: Bool {
    switch kind {
    case .type, .other: false
    default: bodyKind == .code
    }
  }

  /// Whether it returns nothing.
  package var isVoid: Bool {
    guard let result else { return true }
    return result == "Void" || result == "()" || result == "Swift.Void"
  }
}
