/// The rank of required constraints in a conflict: the one with the highest rank is broken, of several the one that was activated
/// last. Recorded on iOS 17.2 and 18: an app's is broken before the one by which a stack aligns its views. On Interface Builder's
/// canvas it is the other way around.
enum BreakRank {
  /// The zero length of a hidden view in a stack, whatever its content.
  static let collapse = -1
  /// A view's content size.
  static let content = 0
  /// Constraints of UIKit's own views.
  static let system = 1
  static let app = 2
  /// A stack's alignment of views across its axis.
  static let alignment = 3

  /// The rank that counts on a screen.
  @MainActor static func effective(_ rank: Int) -> Int {
    rank == alignment && UIScreen.main.configuration.isCanvas ? system : rank
  }

  /// The solver's figure for a rank.
  static func value(_ rank: Int, activation: Int = 0) -> Int { rank << 48 + activation }
}
