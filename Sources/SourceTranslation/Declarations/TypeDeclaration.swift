/// A class, structure, protocol and so on, or an extension of one.
struct TypeDeclaration {
  /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`.
  let kind: Word
  let start: DeclarationStart
  let keyword: Int
  let nameToken: Int
  /// As it is written: of an extension perhaps with the types around.
  let name: String
  /// The types around it, then its own name.
  let path: String
  /// What is written after the colon.
  var inherited: [String] = []
  /// The colon, where something is inherited.
  var colon: Int?
  var isGeneric = false
  /// Whether it lies within a generic type.
  var liesInGeneric = false
  var hasWhereClause = false
  /// Whether it lies within a function or a closure.
  var isLocal = false
  /// The braces around its members.
  var open = 0
  var close = 0
  var members: [Member] = []
  /// Whether it is compiled, as far as that is known.
  private(set) var isActive = true

  /// It isn't compiled.
  mutating func leaveOut() {
    isActive = false
    members = []
    inherited = []
  }
}
