/// The name of a constraint inside the ``LinearSolver`` that it was added to.
///
/// The name of a removed constraint is never given to a later one.
public struct ConstraintID: Hashable, Sendable {
  /// Generation in the upper half, index in the lower one.
  let raw: Int

  init(index: Int, generation: Int) {
    raw = generation << 32 | index
  }

  var index: Int { raw & 0xffff_ffff }
  var generation: Int { raw >> 32 }
}
