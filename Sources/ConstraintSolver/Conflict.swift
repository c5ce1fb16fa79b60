/// Required constraints that cannot hold together, and the one that the solver left out so that the others can.
public struct Conflict: Equatable, Sendable {
  /// The constraint that is left out.
  public let broken: ConstraintID
  /// The constraints that exclude each other, `broken` among them, in the order in which they were added.
  ///
  /// Without one of them the others can hold together. That variables may not be negative can be part of the reason
  /// without being listed; then the set is impossible, but not always as small as it could be.
  public let mutuallyExclusive: [ConstraintID]

  /// Makes a conflict from its parts.
  public init(broken: ConstraintID, mutuallyExclusive: [ConstraintID]) {
    self.broken = broken
    self.mutuallyExclusive = mutuallyExclusive
  }
}
