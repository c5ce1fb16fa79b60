/// Identifies a constraint in the ``LinearSolver`` that it was added to.
///
/// The identifier of a removed constraint is never used again.
public struct ConstraintID: Hashable, Sendable {
  /// The generation in the upper half, the index in the lower half.
  let raw: Int

  init(index: Int, generation: Int) {
    raw = generation << 32 | index
  }

  var index: Int { raw & 0xffff_ffff }
  var generation: Int { raw >> 32 }
}
