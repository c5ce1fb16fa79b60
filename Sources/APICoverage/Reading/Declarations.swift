/// A class, struct, enum or protocol, or what an extension adds to one.
struct TypeDeclaration {
  enum Kind: String { case `class`, `struct`, `enum`, `protocol`, `actor`, `extension` }

  var kind: Kind
  /// With the names of the types around it, dots between.
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
  /// Nil at the file's top.
  var owner: String?
  var type: TypeName?
  var modifiers: Modifiers
  var isConstant: Bool
  /// Nil where the property is stored without observers; else the accessors' text.
  var accessors: Range<Int>?
  var hasSetter: Bool
  var isStored: Bool
  /// The first value's text; empty where there is none.
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

  /// `init` and `subscript` for those.
  var name: String
  var owner: String?
  var parameters: [Parameter]
  var result: TypeName?
  var modifiers: Modifiers
  /// What stands between the braces; nil where there is no body, as in a protocol.
  var body: Range<Int>?
  var file: Int
  var line: Int

  /// As documentation writes it: `tableView(_:didSelectRowAt:)`.
  var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
}

/// What stands before a declaration's keyword.
struct Modifiers {
  var words: Set<String> = []
  /// Whether apps see it. In extensions and protocols, what their head says counts for their members.
  var isPublic: Bool { words.contains("public") || words.contains("open") }
  var isOpen: Bool { words.contains("open") }
  var isOverride: Bool { words.contains("override") }
  var isStatic: Bool { words.contains("static") || words.contains("class") }
  /// Whether an attribute says that the compiler refuses it.
  var isUnavailable = false
  /// Whether apps can't set it.
  var hasHiddenSetter = false
}

/// One file's tokens, and what it declares.
struct SourceFile {
  var path: String
  var tokens: [CodeToken]
  var types: [TypeDeclaration] = []
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
}
