/// `#selector(...)` or `#keyPath(...)` somewhere in the code.
struct SelectorExpression {
  let token: Int
  let close: Int
  /// The type that it stands in, by its place among the file's; nil outside of types.
  var type: Int?
}
