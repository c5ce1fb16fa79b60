/// `#Preview("Name", traits: .landscapeLeft) { ... }`.
struct PreviewExpression {
  /// With the attributes before it, and closures behind it that have labels.
  let tokens: Range<Int>
  /// `#Preview` itself.
  let pound: Int
  /// The braces around what it shows.
  let open: Int
  let close: Int
  /// Whether it stands beside the file's declarations, and not in a type or a function.
  let isAtFileScope: Bool
}
