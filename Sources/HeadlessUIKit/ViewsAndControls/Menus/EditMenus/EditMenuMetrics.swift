import Foundation

/// The measures and fonts of edit menus, in points. Apple doesn't publish them; they are estimated from pictures of iOS 16 and 17.
@MainActor struct EditMenuMetrics {
  let font: UIFont
  let height: CGFloat

  /// Creates the metrics. The text size is limited to sizes that aren't accessibility sizes, because the bar has one row.
  init(_ traits: UITraitCollection) {
    let category = traits.preferredContentSizeCategory
    let limited: UIContentSizeCategory = category.isAccessibilityCategory ? .accessibilityMedium : category
    font = .preferredFont(
      forTextStyle: .subheadline, compatibleWith: UITraitCollection(preferredContentSizeCategory: limited))
    height = max(40, font.lineHeight.rounded(.up) + 20)
  }
}

extension EditMenuMetrics {
  /// The figures that don't depend on the text size.
  struct Figures: LookMetrics {
    var cornerRadius: CGFloat = 10
    var arrowHeight: CGFloat = 8
    var arrowBase: CGFloat = 18
    /// The space around an item's title.
    var padding: CGFloat = 14
    /// The distance between the arrow's tip and its target.
    var spacing: CGFloat = 4
    /// The width of the button that shows the items that don't fit.
    var moreWidth: CGFloat = 36

    static func figures(of design: Look.Design) -> Figures {
      switch design {
      case .flat: Figures()
      }
    }
  }
}
