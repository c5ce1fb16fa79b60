/// A class, structure, protocol and so on, or an extension of one.
struct TypeDeclaration {
  /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
  let kind: Word
  let start: DeclarationStart
  let keyword: Int
  let nameToken: Int
  /// The name as written; for an extension including enclosing types.
  let name: String
  /// The names of the enclosing types, then its own.
  let path: String
  /// The inheritance clause as written.
  var inherited: [String] = []
  /// The colon of the inheritance clause; nil if there is none.
  var colon: Int?
  var isGeneric = false
  /// Whether it is nested in a generic type.
  var liesInGeneric = false
  var hasWhereClause = false
  /// Whether it is nested in a function or a closure.
  var isLocal = false
  /// The braces around its members.
  var open = 0
  var close = 0
  var members: [Member] = []
  /// Whether it is compiled, as far as known.
  private(set) var isActive = true

  /// It isn't compiled.
  mutating func leaveOut() {
    isActive = false
    members = []
    inherited = []
  }
}
