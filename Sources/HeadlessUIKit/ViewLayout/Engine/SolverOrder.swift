import Foundation

/// Numbers for the solver, which settles what the constraints leave open in this order: it must follow from the hierarchy
/// as it is, and not from what came and went before.
///
/// What holds a root comes first, then content sizes in the order of the hierarchy, then the app's constraints in the
/// order in which they were made, then those that UIKit's own views make.
enum SolverOrder {
  static let root = -1 << 56

  /// `index` counts a slot's own constraints.
  static func content(ofSlot number: Int, _ index: Int) -> Int { -1 << 55 + number << 2 + index }

  static func systemConstraint(_ creation: Int, holder number: Int) -> Int { 1 << 55 + number << 30 + creation }

  /// `index` counts a slot's own unknowns.
  static func variable(ofSlot number: Int, _ index: Int) -> Int { number << 2 + index }
}
