/// An attribute of a declaration: `@objc(save:)`.
struct Attribute {
  let name: Word
  /// From the `@` to the end, in bytes.
  let range: Range<Int>
  /// What stands in parentheses after it, in bytes.
  let arguments: Range<Int>?
}
