import Foundation

/// The measures and fonts of edit menus, in points. Apple publishes none of them; they are estimated from pictures of iOS 16
/// and 17.
@MainActor struct EditMenuMetrics {
  let font: UIFont
  let height: CGFloat

  /// Titles don't grow beyond the sizes that aren't accessibility sizes: the bar has one row.
  init(_ traits: UITraitCollection) {
    let category = traits.preferredContentSizeCategory
    let limited: UIContentSizeCategory = category.isAccessibilityCategory ? .accessibilityMedium : category
    font = .preferredFont(
      forTextStyle: .subheadline, compatibleWith: UITraitCollection(preferredContentSizeCategory: limited))
    height = max(40, font.lineHeight.rounded(.up) + 20)
  }
}

extension EditMenuMetrics {
  /// What is the same for all text sizes.
  struct Figures: LookMetrics {
    var cornerRadius: CGFloat = 10
    var arrowHeight: CGFloat = 8
    var arrowBase: CGFloat = 18
    /// Around an item's title.
    var padding: CGFloat = 14
    /// Between the arrow's tip and what it points at.
    var spacing: CGFloat = 4
    /// What shows the items that there was no room for.
    var moreWidth: CGFloat = 36

    static func figures(of design: Look.Design) -> Figures {
      switch design {
      case .flat: Figures()
      }
    }
  }
}
