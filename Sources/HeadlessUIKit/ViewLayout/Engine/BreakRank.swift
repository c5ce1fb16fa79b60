/// Which of several required constraints that exclude each other gives way: the one of highest rank, of several the one
/// that was activated last. Recorded on iOS 17.2 and 18: an app's goes before the one by which a stack aligns its views. On
/// Interface Builder's canvas it is the other way around.
enum BreakRank {
  /// That a hidden view in a stack has no length, whatever is in it.
  static let collapse = -1
  /// A view's content size.
  static let content = 0
  /// What UIKit's own views make.
  static let system = 1
  static let app = 2
  /// By which a stack lines its views up across its axis.
  static let alignment = 3

  /// The rank that counts on a screen.
  @MainActor static func effective(_ rank: Int) -> Int {
    rank == alignment && UIScreen.main.configuration.isCanvas ? system : rank
  }

  /// The solver's figure for a rank.
  static func value(_ rank: Int, activation: Int = 0) -> Int { rank << 48 + activation }
}
