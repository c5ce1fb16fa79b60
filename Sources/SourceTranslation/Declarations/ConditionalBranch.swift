/// What stands between `#if`, `#elseif`, `#else` and `#endif`.
struct ConditionalBranch {
  /// Its tokens.
  let tokens: Range<Int>
  /// The tokens of its condition; nil for `#else`.
  let condition: Range<Int>?
  /// The conditions of the branches before it.
  let before: [Range<Int>]
}
