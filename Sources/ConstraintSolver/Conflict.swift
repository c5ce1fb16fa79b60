/// Required constraints that cannot hold together, and the one that the solver left out so that the others can.
public struct Conflict: Equatable, Sendable {
  /// The constraint that is left out.
  public let broken: ConstraintID
  /// The constraints that exclude each other, `broken` among them, in the order in which they were added. No smaller
  /// set of them is impossible. Variables that may not be negative can be part of the reason without being listed.
  public let mutuallyExclusive: [ConstraintID]

  /// Makes a conflict from its parts.
  public init(broken: ConstraintID, mutuallyExclusive: [ConstraintID]) {
    self.broken = broken
    self.mutuallyExclusive = mutuallyExclusive
  }
}
