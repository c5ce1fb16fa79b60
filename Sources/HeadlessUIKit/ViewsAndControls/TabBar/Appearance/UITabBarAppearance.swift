public import Foundation

/// The looks of a tab bar: its background and its tabs.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    prepare()
  }

  /// A copy; of another kind of bar's, the background and the hairline.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance { takeOver(other) }
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] { observe(items) }
  }

  private func takeOver(_ other: UITabBarAppearance) {
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  /// For tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { stackedLayoutAppearance = adopted(stackedLayoutAppearance) }
  }
  /// For tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { inlineLayoutAppearance = adopted(inlineLayoutAppearance) }
  }
  /// For tabs in compact bars of phones in landscape.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { compactInlineLayoutAppearance = adopted(compactInlineLayoutAppearance) }
  }

  /// The colour of a template `selectionIndicatorImage`; nil for the tint colour.
  open var selectionIndicatorTintColor: UIColor? {
    didSet { appearanceDidChange() }
  }
  /// Behind the selected tab.
  open var selectionIndicatorImage: UIImage? {
    didSet { appearanceDidChange() }
  }
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic {
    didSet { appearanceDidChange() }
  }
  /// For centred tabs, in points; 0 for the default.
  open var stackedItemWidth: CGFloat = 0 {
    didSet { appearanceDidChange() }
  }
  /// Between centred tabs, in points; 0 for the system's.
  open var stackedItemSpacing: CGFloat = 0 {
    didSet { appearanceDidChange() }
  }
}
