/// An unknown of a ``LinearSolver``: one number that the solver determines.
///
/// Created by ``LinearSolver/makeVariable(isNonnegative:)``, and valid only in this solver. A removed variable is never confused
/// with a later one.
public struct Variable: Hashable, Sendable {
  /// The generation in the upper half, the index in the lower half. One machine word, because debug builds convert between integer
  /// widths with generic code.
  let raw: Int

  init(index: Int, generation: Int) {
    raw = generation << 32 | index
  }

  var index: Int { raw & 0xffff_ffff }
  var generation: Int { raw >> 32 }
}
