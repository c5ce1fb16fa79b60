import Foundation

/// Numbers for the solver, which settles what the constraints leave open in this order: it must follow from the hierarchy
/// as it is, and not from what came and went before.
///
/// What holds a root comes first, then content sizes in the reverse order of the hierarchy, heights before widths, then the
/// app's constraints in the order in which they were made, then those that UIKit's own views make.
///
/// The reverse order makes the first of several views that hug their content alike the one that is stretched (recorded: views
/// of 21 and 16 points in 44 are 28 and 16), and the first of those that resist alike the one that is squeezed (reported by
/// users of iOS). In an incremental solver that has the app's constraints when it receives the content sizes, the last one
/// that is added gives way. A height that follows from a width is changed after the first solution, and a changed constant
/// keeps what it asks for; therefore heights precede widths.
enum SolverOrder {
  static let root = -1 << 56

  /// `index` counts a slot's own constraints: 0 and 1 on the width, 2 and 3 on the height.
  static func content(ofSlot number: Int, _ index: Int) -> Int {
    (index < 2 ? -1 << 54 : -1 << 55) - number << 2 + index
  }

  static func systemConstraint(_ creation: Int, holder number: Int) -> Int { 1 << 55 + number << 30 + creation }

  /// `index` counts a slot's own unknowns.
  static func variable(ofSlot number: Int, _ index: Int) -> Int { number << 2 + index }
}
