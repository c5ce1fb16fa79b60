public import Foundation

/// A bar with tabs at the bottom of the screen.
@preconcurrency @MainActor open class UITabBar: UIView {
  private let background = _UIBarBackground()
  private var buttons: [UITabBarButton] = []
  private var shownItems: [UITabBarItem] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    InterfaceCoder.read(self, as: UITabBar.self, coder)
  }

  private func prepare() {
    isOpaque = false
    background.hasShadowAbove = true
    addSubview(background)
  }

  // MARK: Items

  open weak var delegate: (any UITabBarDelegate)?

  open var items: [UITabBarItem]? {
    get { shownItems.isEmpty ? nil : shownItems }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let items = items ?? []
    for item in shownItems where item.barItemObserver === self { item.barItemObserver = nil }
    shownItems = items
    let old = buttons
    buttons = items.map { item in old.first { $0.item === item } ?? makeButton(item) }
    for button in old where !buttons.contains(button) { button.removeFromSuperview() }
    for button in buttons { addSubview(button) }
    for item in items { item.barItemObserver = self }
    if !items.contains(where: { $0 === chosen }) { chosen = nil }
    contentsDidChange()
  }

  func button(of item: UITabBarItem) -> UITabBarButton? { buttons.first { $0.item === item } }

  private func makeButton(_ item: UITabBarItem) -> UITabBarButton {
    let button = UITabBarButton(item: item)
    button.addAction(UIAction { [weak self] _ in self?.didTap(item) }, for: [.touchUpInside, .primaryActionTriggered])
    return button
  }

  private var chosen: UITabBarItem?
  /// Setting it sends no notification.
  open var selectedItem: UITabBarItem? {
    get { chosen }
    set {
      if let newValue, !shownItems.contains(where: { $0 === newValue }) { return }
      chosen = newValue
      contentsDidChange()
    }
  }

  private func didTap(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    controller?.didTap(item)
  }

  /// The tab bar controller that owns this bar. It changes tabs after the delegate's call, even if a subclass overrides the method.
  weak var controller: UITabBarController?

  // MARK: Customizing

  /// Calls the delegate without showing the customization sheet: dragging tabs isn't simulated.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    delegate?.tabBar(self, willBeginCustomizing: items)
    isCustomizing = true
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Always returns false: the tabs haven't changed.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool {
    guard isCustomizing else { return false }
    delegate?.tabBar(self, willEndCustomizing: shownItems, changed: false)
    isCustomizing = false
    delegate?.tabBar(self, didEndCustomizing: shownItems, changed: false)
    return false
  }

  open private(set) var isCustomizing = false

  // MARK: Looks

  /// The background colour; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { contentsDidChange() }
  }
  /// The colour of tabs that aren't selected; nil for grey.
  open var unselectedItemTintColor: UIColor? {
    didSet { contentsDidChange() }
  }
  @available(*, deprecated, renamed: "tintColor") open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  open var backgroundImage: UIImage? {
    didSet { contentsDidChange() }
  }
  open var selectionIndicatorImage: UIImage? {
    didSet { contentsDidChange() }
  }
  /// The image that replaces the hairline; an empty image for no hairline.
  open var shadowImage: UIImage? {
    didSet { contentsDidChange() }
  }
  open var barStyle: UIBarStyle = .default {
    didSet { contentsDidChange() }
  }
  open var isTranslucent = true {
    didSet {
      contentsDidChange()
      superview?.setNeedsLayout()
    }
  }
  open var itemPositioning: ItemPositioning = .automatic {
    didSet { contentsDidChange() }
  }
  /// The width of centred tabs in points; 0 for the system's.
  open var itemWidth: CGFloat = 0 {
    didSet { contentsDidChange() }
  }
  /// The spacing between centred tabs in points; 0 for the system's.
  open var itemSpacing: CGFloat = 0 {
    didSet { contentsDidChange() }
  }
  /// Stored but unused: drag and drop isn't simulated.
  open var isSpringLoaded = false

  /// Hiding the bar enlarges the content's area.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      superview?.setNeedsLayout()
    }
  }

  // MARK: Appearances

  private lazy var appearances = {
    let appearances = BarAppearances(standard: UITabBarAppearance())
    appearances.onChange = { [weak self] in self?.contentsDidChange() }
    return appearances
  }()

  /// The default appearance; copied.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard ?? UITabBarAppearance() }
    set { appearances.standard = newValue }
  }
  /// The appearance while the content's edge is at the bar; nil for the standard appearance without its background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  /// Whether the content's edge is at the bar, so that no content shows through; set by a tab bar controller.
  var isAtScrollEdge = false {
    didSet { if oldValue != isAtScrollEdge { contentsDidChange() } }
  }

  private var shown: (appearance: UITabBarAppearance?, hasEdge: Bool) {
    appearances.shown(isCompact: false, isAtScrollEdge: isAtScrollEdge, item: chosen?.appearances)
  }
  private var shownAppearance: UITabBarAppearance { shown.appearance ?? standardAppearance }

  private var backgroundLook: BarBackgroundLook {
    // Since iOS 15 bars with no content below have no background.
    if isAtScrollEdge, !shown.hasEdge { return BarBackgroundLook() }
    var look = BarBackgroundLook(shownAppearance)
    let isOwn = appearances.isStandardSet || isAtScrollEdge || chosen?.standardAppearance != nil
    if !isOwn { applyProperties(to: &look) }
    return look
  }

  /// Applies the properties from before appearance objects.
  private func applyProperties(to look: inout BarBackgroundLook) {
    var older = OlderBarLook()
    older.style = barStyle
    older.tint = barTintColor
    older.isTranslucent = isTranslucent
    older.backgroundImage = backgroundImage
    older.shadowImage = shadowImage
    older.apply(to: &look)
  }

  // MARK: Being shown

  private func contentsDidChange() {
    needsShowing = true
    setNeedsLayout()
  }

  private var needsShowing = true

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentsDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentsDidChange()
  }

  private func showContents(_ style: UITabBarItemAppearance.Style) {
    let appearance = shownAppearance
    background.look = backgroundLook
    let looks =
      switch style {
      case .stacked: appearance.stackedLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      }
    let indicator = appearance.selectionIndicatorImage ?? selectionIndicatorImage
    for button in buttons {
      button.isSelected = button.item === chosen
      button.isEnabled = button.item.isEnabled
      let look = TabLook(
        of: button.item, isSelected: button.isSelected, in: looks, style: style, tint: tintColor,
        unselectedTint: unselectedItemTintColor)
      button.show(
        look, style: style, selectionIndicator: indicator,
        indicatorTint: appearance.selectionIndicatorTintColor ?? tintColor)
    }
  }

  // MARK: Layout

  /// Whether the bar is at its superview's bottom, where a home indicator may be, or belongs to a tab bar controller.
  private var reachesBottom: Bool {
    guard let superview else { return false }
    return isContainers || frame.maxY >= superview.bounds.maxY
  }

  /// Whether a tab bar controller owns and places the bar.
  var isContainers = false

  /// Returns a height of 49 points, 32 on phones in landscape and 50 on iPads, plus the bottom safe area at the bottom of the
  /// screen.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let traits = traitCollection
    let below = window == nil || !reachesBottom ? 0 : superview?.safeAreaInsets.bottom ?? 0
    return CGSize(
      width: size.width,
      height: TabBarLayout.rowHeight(for: traits) + TabBarLayout.bottomRoom(safeArea: below, traits: traits))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: TabBarLayout.rowHeight(for: traitCollection))
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let style = TabBarLayout.itemStyle(for: traitCollection)
    if needsShowing {
      needsShowing = false
      showContents(style)
    }
    background.frame = bounds
    let insets = safeAreaInsets
    let row = CGRect(
      x: insets.left, y: 0, width: max(bounds.width - insets.left - insets.right, 0),
      height: min(TabBarLayout.rowHeight(for: traitCollection), bounds.height))
    for (button, frame) in zip(buttons, layout(style).frames(count: buttons.count, in: row)) { button.frame = frame }
  }

  private func layout(_ style: UITabBarItemAppearance.Style) -> TabBarLayout {
    let appearance = shownAppearance
    let own = appearance.stackedItemPositioning
    return TabBarLayout(
      itemStyle: style, positioning: own != .automatic ? own : itemPositioning,
      itemWidth: appearance.stackedItemWidth > 0 ? appearance.stackedItemWidth : itemWidth,
      itemSpacing: appearance.stackedItemSpacing > 0 ? appearance.stackedItemSpacing : itemSpacing,
      widestContent: style == .inline ? buttons.map(\.inlineWidth).max() ?? 0 : 0, isRightToLeft: isRightToLeft)
  }
}

extension UITabBar: BarItemObserver {
  func barItemDidChange(_ item: UIBarItem) { contentsDidChange() }
}

extension UITabBar {
  /// The positioning of tabs in a bar that is wider than they need.
  public enum ItemPositioning: Int, Sendable {
    /// Centred if there is ample space, otherwise filling.
    case automatic = 0
    case fill = 1
    case centered = 2
  }
}
