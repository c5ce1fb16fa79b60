/// `import class UIKit.UIView`.
struct ImportDeclaration {
  /// Where its attributes begin, or the keyword stands.
  let first: Int
  let keyword: Int
  /// `class`, `func` and so on, where the import is of one declaration.
  let kindToken: Int?
  let moduleToken: Int
  let module: String
  /// The tokens after the module's name: its part.
  let part: Range<Int>
  let isConditional: Bool
}
