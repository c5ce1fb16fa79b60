/// Which of several required constraints that exclude each other gives way: the one of highest rank, of several the one
/// that was activated last.
enum BreakRank {
  /// That a hidden view in a stack has no length, whatever is in it.
  static let collapse = -1
  /// A view's content size.
  static let content = 0
  /// What UIKit's own views make.
  static let system = 1
  static let app = 2

  /// The solver's figure for a rank.
  static func value(_ rank: Int, activation: Int = 0) -> Int { rank << 48 + activation }
}
