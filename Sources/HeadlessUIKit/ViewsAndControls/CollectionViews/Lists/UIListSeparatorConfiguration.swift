import Foundation

/// How the lines above and below a list's item look.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  /// Stands for insets that the list finds by itself: lines start with the text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// In points; top and bottom count nothing.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// Between items that are both selected.
  public var multipleSelectionColor = UIColor.separator
  /// Stored but unused: lines don't blur the content behind them.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    // Sidebars have no lines of their own.
    if listAppearance == .sidebar { (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden) }
  }
}
