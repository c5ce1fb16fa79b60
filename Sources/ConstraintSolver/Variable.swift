/// An unknown of a ``LinearSolver``: one number that the solver chooses.
///
/// Made by ``LinearSolver/makeVariable(isNonnegative:)``; it means something only to the solver that made it. A
/// variable that was removed is never mistaken for one that was made later.
public struct Variable: Hashable, Sendable {
  /// Generation in the upper half, index in the lower one. One machine word, because debug builds convert between
  /// integer widths through generic code.
  let raw: Int

  init(index: Int, generation: Int) {
    raw = generation << 32 | index
  }

  var index: Int { raw & 0xffff_ffff }
  var generation: Int { raw >> 32 }
}
