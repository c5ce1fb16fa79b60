/// `#Preview("Name", traits: .landscapeLeft) { ... }`.
struct PreviewExpression {
  /// Including the attributes before it, and labelled trailing closures.
  let tokens: Range<Int>
  /// `#Preview` itself.
  let pound: Int
  /// The braces of the preview's body.
  let open: Int
  let close: Int
  /// Whether it is at file scope, and not in a type or a function.
  let isAtFileScope: Bool
}
