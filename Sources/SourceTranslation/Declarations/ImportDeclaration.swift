/// `import class UIKit.UIView`.
struct ImportDeclaration {
  /// The start of its attributes, or of the keyword.
  let first: Int
  let keyword: Int
  /// `class`, `func` and so on, for the import of one declaration.
  let kindToken: Int?
  let moduleToken: Int
  let module: String
  /// The tokens after the module's name: the submodule or declaration.
  let part: Range<Int>
  let isConditional: Bool

  /// Whether the import is written `public import`.
  func isPublic(in file: SourceFile) -> Bool { (first..<keyword).contains { file.string($0) == "public" } }
}
