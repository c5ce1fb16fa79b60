import Foundation

/// The order in which the solver resolves ambiguities. It must depend on the current hierarchy, not on earlier changes to it.
///
/// Constraints of a root come first, then content sizes in the reverse order of the hierarchy, heights before widths, then the
/// app's constraints in the order of creation, then those that UIKit's own views create.
///
/// Because of the reverse order, the first of several views with equal hugging priorities is stretched (recorded: views of 21 and
/// 16 points in 44 are 28 and 16), and the first of those with equal compression resistance is compressed (reported by users of
/// iOS). When an incremental solver with the app's constraints receives the content sizes, the one added last is broken. A height
/// that depends on a width is changed after the first solution, and a constraint whose constant changes stays satisfied; therefore
/// heights precede widths.
enum SolverOrder {
  static let root = -1 << 56

  /// The number of a content size constraint. `index` is its index in the slot: 0 and 1 for the width, 2 and 3 for the height.
  static func content(ofSlot number: Int, _ index: Int) -> Int {
    (index < 2 ? -1 << 54 : -1 << 55) - number << 2 + index
  }

  static func systemConstraint(_ creation: Int, holder number: Int) -> Int { 1 << 55 + number << 30 + creation }

  /// The number of a variable. `index` is its index in the slot.
  static func variable(ofSlot number: Int, _ index: Int) -> Int { number << 2 + index }
}
