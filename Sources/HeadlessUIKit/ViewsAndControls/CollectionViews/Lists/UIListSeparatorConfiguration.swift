import Foundation

/// The appearance of the separators above and below a list's item.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
  public enum Visibility: Int, Sendable {
    case automatic, visible, hidden
  }

  /// Means insets that the list determines: separators start at the text.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// In points; top and bottom have no effect.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// Between items that are both selected.
  public var multipleSelectionColor = UIColor.separator
  /// Stored but unused: lines don't blur the content behind them.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    // Sidebars have no separators by default.
    if listAppearance == .sidebar { (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden) }
  }
}
