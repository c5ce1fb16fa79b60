/// A class, struct, enum or protocol, or the members that an extension adds to one.
struct TypeDeclaration {
  enum Kind: String { case `class`, `struct`, `enum`, `protocol`, `actor`, `extension` }

  var kind: Kind
  /// With the names of the enclosing types, separated by periods.
  var name: String
  /// Superclass and protocols, as written.
  var inherited: [TypeName]
  var modifiers: Modifiers
  var file: String
  var line: Int
}

/// A property, of a type or of the file.
struct PropertyDeclaration {
  var name: String
  /// Nil at the top level.
  var owner: String?
  var type: TypeName?
  var modifiers: Modifiers
  var isConstant: Bool
  /// Nil if the property is stored without observers; otherwise the accessors' text.
  var accessors: Range<Int>?
  var hasSetter: Bool
  var isStored: Bool
  /// The text of the initial value; empty if there is none.
  var value: Range<Int>
  var file: Int
  var line: Int
}

/// A function, initialiser or subscript.
struct FunctionDeclaration {
  struct Parameter {
    var label: String
    var name: String
    var type: TypeName?
  }

  /// `init` and `subscript` for these.
  var name: String
  var owner: String?
  var parameters: [Parameter]
  var result: TypeName?
  var modifiers: Modifiers
  /// The tokens between the braces; nil if there is no body, as in a protocol.
  var body: Range<Int>?
  var file: Int
  var line: Int

  /// In the form of documentation: `tableView(_:didSelectRowAt:)`.
  var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
}

/// The attributes and modifiers before a declaration's keyword.
struct Modifiers {
  var words: Set<String> = []
  /// Whether apps can use it. In extensions and protocols, the access level of the head applies to the members.
  var isPublic: Bool { words.contains("public") || words.contains("open") }
  var isOpen: Bool { words.contains("open") }
  var isOverride: Bool { words.contains("override") }
  var isStatic: Bool { words.contains("static") || words.contains("class") }
  /// Whether an attribute makes the compiler reject it.
  var isUnavailable = false
  /// Whether apps can't set it.
  var hasHiddenSetter = false
}

/// The tokens of a file, and its declarations.
struct SourceFile {
  var path: String
  var tokens: [CodeToken]
  var types: [TypeDeclaration] = []
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
}
