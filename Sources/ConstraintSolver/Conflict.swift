/// A set of required constraints that can't all be satisfied, and the one that the solver ignores so that the others can.
public struct Conflict: Equatable, Sendable {
  /// The constraint that is ignored.
  public let broken: ConstraintID
  /// The constraints that contradict each other, including `broken`, in the order in which they were added.
  ///
  /// Without any one of them, the others can be satisfied. The bounds of nonnegative variables can be part of the contradiction,
  /// but aren't listed; in this case the set is contradictory, but not always minimal.
  public let mutuallyExclusive: [ConstraintID]

  /// Creates a conflict from its parts.
  public init(broken: ConstraintID, mutuallyExclusive: [ConstraintID]) {
    self.broken = broken
    self.mutuallyExclusive = mutuallyExclusive
  }
}
