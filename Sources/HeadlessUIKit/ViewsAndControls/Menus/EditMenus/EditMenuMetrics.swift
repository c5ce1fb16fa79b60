import Foundation

/// The measures and fonts of edit menus, in points. Apple publishes none of them; they are estimated from pictures of iOS 16
/// and 17.
@MainActor struct EditMenuMetrics {
  let font: UIFont
  let height: CGFloat

  static let cornerRadius: CGFloat = 10
  static let arrowHeight: CGFloat = 8
  static let arrowBase: CGFloat = 18
  /// Around an item's title.
  static let padding: CGFloat = 14
  /// Between the arrow's tip and what it points at.
  static let spacing: CGFloat = 4
  /// What shows the items that there was no room for.
  static let moreWidth: CGFloat = 36

  /// Titles don't grow beyond the sizes that aren't accessibility sizes: the bar has one row.
  init(_ traits: UITraitCollection) {
    let category = traits.preferredContentSizeCategory
    let limited: UIContentSizeCategory = category.isAccessibilityCategory ? .accessibilityMedium : category
    font = .preferredFont(
      forTextStyle: .subheadline, compatibleWith: UITraitCollection(preferredContentSizeCategory: limited))
    height = max(40, font.lineHeight.rounded(.up) + 20)
  }
}
