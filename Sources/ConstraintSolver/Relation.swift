/// How a constraint's expression stands to zero.
public enum Relation: Sendable, BitwiseCopyable {
  /// The expression is at most zero.
  case lessThanOrEqual
  /// The expression is zero.
  case equal
  /// The expression is at least zero.
  case greaterThanOrEqual
}
