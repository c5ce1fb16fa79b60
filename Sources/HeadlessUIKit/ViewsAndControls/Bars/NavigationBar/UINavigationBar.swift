public import Foundation

/// The bar at the top: the title, the back button, and other buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  let background = _UIBarBackground()
  let contentView = _UINavigationBarContentView()
  private(set) var largeTitleView: _UINavigationBarLargeTitleView?
  private(set) var promptView: _UINavigationBarModernPromptView?
  private(set) var searchPalette: _UINavigationBarSearchPalette?

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
    InterfaceCoder.read(self, as: UINavigationBar.self, coder)
  }

  private func prepare() {
    addSubview(background)
    addSubview(contentView)
    contentView.backButton.action = { [weak self] in self?.goBack() }
  }

  // MARK: Items

  open weak var delegate: (any UINavigationBarDelegate)?

  private var stack: [UINavigationItem] = []

  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  open var topItem: UINavigationItem? { stack.last }
  open var backItem: UINavigationItem? { stack.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack { item.navigationBar = nil }
    stack = items ?? []
    for item in stack { item.navigationBar = self }
    contentsDidChange()
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    let isAllowed = OptionalMethod.call { delegate?.navigationBar(self, shouldPush: item) ?? true }
    if isAllowed == false { return }
    append(item)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pushes an item without asking the delegate.
  func append(_ item: UINavigationItem) {
    item.navigationBar = self
    stack.append(item)
    contentsDidChange()
  }

  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last else { return nil }
    let isAllowed = OptionalMethod.call { delegate?.navigationBar(self, shouldPop: item) ?? true }
    if isAllowed == false { return nil }
    stack.removeLast()
    item.navigationBar = nil
    contentsDidChange()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func navigationItemDidChange(_ item: UINavigationItem) {
    contentsDidChange()
  }

  /// Called when the bar's content, and possibly its height, has changed.
  func contentsDidChange() {
    needsContents = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    controller?.barsDidChange()
  }

  private var needsContents = true

  /// Whether the tabs of an iPad are in the middle of the bar's row.
  final var isTitleCovered = false {
    didSet { if oldValue != isTitleCovered { setNeedsLayout() } }
  }

  /// Items of a container before the leading ones and the back button: a split controller's buttons.
  final var containerItems: [UIBarButtonItem] = [] {
    didSet { if !oldValue.elementsEqual(containerItems, by: ===) { contentsDidChange() } }
  }

  /// Does what a tap on the back button does.
  func goBack() {
    if let action = topItem?.backAction { return action.perform(sender: self) }
    if let controller { controller.goBack() } else { popItem(animated: true) }
  }

  // MARK: Looks

  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { contentsDidChange() } }
  }
  open var isTranslucent: Bool {
    get { older.isTranslucent }
    set { older.isTranslucent = newValue }
  }
  open var barStyle: UIBarStyle {
    get { older.style }
    set { older.style = newValue }
  }
  /// The background's colour; nil for the system's.
  open var barTintColor: UIColor? {
    get { older.tint }
    set { older.tint = newValue }
  }
  open var shadowImage: UIImage? {
    get { older.shadowImage }
    set { older.shadowImage = newValue }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { older.titleAttributes }
    set { older.titleAttributes = newValue }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { older.largeTitleAttributes }
    set { older.largeTitleAttributes = newValue }
  }
  open var backIndicatorImage: UIImage? {
    get { older.backIndicator }
    set { older.backIndicator = newValue }
  }
  /// Stored but unused: transitions between titles aren't shown.
  open var backIndicatorTransitionMaskImage: UIImage?

  private var older = OlderBarLook() {
    didSet { contentsDidChange() }
  }

  private var backgrounds = BarBackgroundImages()
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[barPosition, barMetrics] = backgroundImage
    contentsDidChange()
  }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[barPosition, barMetrics]
  }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
    contentsDidChange()
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  // MARK: Appearances

  private lazy var appearances = {
    let appearances = BarAppearances(standard: UINavigationBarAppearance())
    appearances.onChange = { [weak self] in self?.contentsDidChange() }
    return appearances
  }()

  /// The default appearance; copied.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard ?? UINavigationBarAppearance() }
    set { appearances.standard = newValue }
  }
  /// The appearance in compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }
  /// The appearance while content is at its scroll origin; nil for the standard appearance without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  /// Stored but unused: it is visible on a Mac only.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  /// Always an iPad's, which iPhones have, too.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Place

  /// The navigation controller whose bar this is.
  weak var controller: UINavigationController?

  /// The position of a navigation controller's bar; other bars ask their delegate.
  var attachedPosition: UIBarPosition?

  open var barPosition: UIBarPosition {
    if let attachedPosition { return attachedPosition }
    return OptionalMethod.call { delegate?.position(for: self) ?? .top } ?? .top
  }

  /// The state that the navigation controller sets: whether the content is at its scroll origin, and the row's height in a sheet.
  var isAtScrollEdge = false {
    didSet { if oldValue != isAtScrollEdge { setNeedsLook() } }
  }
  var isInSheet = false {
    didSet { if oldValue != isInSheet { contentsDidChange() } }
  }
  /// How far the search bar and then the large title are collapsed, in points; negative when they are pulled down.
  var largeTitleCollapse: CGFloat = 0 {
    didSet { if oldValue != largeTitleCollapse { setNeedsLayout() } }
  }

  private func setNeedsLook() {
    needsContents = true
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: shownHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: shownHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  package override var snapshotText: String? { topItem?.title }

  // MARK: Contents

  /// Updates the parts for the items and appearances.
  func refreshContents() {
    guard needsContents else { return }
    needsContents = false
    // First, as the appearance of items depends on the bar that shows them.
    observeItems()
    let look = currentLook
    background.look = look.background
    background.overrideUserInterfaceStyle = look.isDark ? .dark : .unspecified
    contentView.update(topItem, back: backItem, before: containerItems, look: look, metrics: metrics)
    if fullLargeTitleHeight > 0 {
      let view = largeTitleView ?? _UINavigationBarLargeTitleView()
      if view.superview == nil { insertSubview(view, aboveSubview: background) }
      largeTitleView = view
      view.update(topItem, look: look)
    }
    if let prompt = topItem?.prompt {
      let view = promptView ?? _UINavigationBarModernPromptView()
      if view.superview == nil { addSubview(view) }
      promptView = view
      view.label.text = prompt
    }
    promptView?.isHidden = promptHeight == 0
    showSearch()
  }

  private func showSearch() {
    let (bar, inline) = (stackedSearchBar, inlineSearchBar)
    topItem?.searchController?.searchBar.isInline = inline != nil
    contentView.searchBar = inline
    guard bar != nil || searchPalette != nil else { return }
    let palette = searchPalette ?? _UINavigationBarSearchPalette()
    if palette.superview == nil { addSubview(palette) }
    searchPalette = palette
    palette.bar = bar
  }

  private func observeItems() {
    guard let item = topItem else { return }
    let grouped = item.allGroups.flatMap { $0.barButtonItems + ($0.representativeItem.map { [$0] } ?? []) }
    for button in containerItems + grouped { button.barItemObserver = self }
    if let hidden = item.leftBarButtonItems { for button in hidden { button.barItemObserver = self } }
    if let hidden = item.rightBarButtonItems { for button in hidden { button.barItemObserver = self } }
    backItem?.backBarButtonItem?.barItemObserver = self
    for group in item.allGroups {
      group.groupDidChange = { [weak self] in self?.contentsDidChange() }
    }
  }

  /// The look for the item on top, the room, and what is scrolled under the bar.
  private var currentLook: NavigationBarLook {
    let (shown, hasEdge) = appearances.shown(
      isCompact: BarMetrics.isCompact(traitCollection), isAtScrollEdge: isAtScrollEdge, item: topItem?.appearances)
    let chosen = shown ?? standardAppearance
    var look = NavigationBarLook(chosen, traits: traitCollection)
    // Without an appearance for the edge the bar has the usual one's texts there, and no background.
    if isAtScrollEdge, !hasEdge { look.background = BarBackgroundLook() }
    if chosen === standardAppearance, !appearances.isStandardSet {
      var older = older
      older.backgroundImage = shownBackgroundImage
      older.apply(to: &look, isAtScrollEdge: isAtScrollEdge)
    }
    if look.titleOffset == .zero { look.titleOffset.vertical = titleVerticalPositionAdjustment(for: metrics) }
    return look
  }
}

extension UINavigationBar: BarItemObserver {
  func barItemDidChange(_ item: UIBarItem) {
    contentsDidChange()
  }
}
