public import Foundation

/// A bar with buttons, at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  let background = _UIBarBackground()
  let contentView = _UIToolbarContentView()

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
    InterfaceCoder.read(self, as: UIToolbar.self, coder)
  }

  private func prepare() {
    background.hasShadowAbove = true
    addSubview(background)
    addSubview(contentView)
  }

  open weak var delegate: (any UIToolbarDelegate)?

  open var items: [UIBarButtonItem]? {
    didSet { contentsDidChange() }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private var needsContents = true

  func contentsDidChange() {
    needsContents = true
    setNeedsLayout()
  }

  // MARK: Looks

  open var barStyle: UIBarStyle {
    get { older.style }
    set { older.style = newValue }
  }
  open var isTranslucent: Bool {
    get { older.isTranslucent }
    set { older.isTranslucent = newValue }
  }
  /// The background colour; nil for the system's.
  open var barTintColor: UIColor? {
    get { older.tint }
    set { older.tint = newValue }
  }

  private var older = OlderBarLook() {
    didSet { contentsDidChange() }
  }

  private var backgrounds = BarBackgroundImages()
  private var shadows: [UIBarPosition: UIImage] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[topOrBottom, barMetrics] = backgroundImage
    contentsDidChange()
  }
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[topOrBottom, barMetrics]
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
    contentsDidChange()
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

  // MARK: Appearances

  private lazy var appearances = {
    let appearances = BarAppearances(standard: UIToolbarAppearance())
    appearances.onChange = { [weak self] in self?.contentsDidChange() }
    return appearances
  }()

  /// The default appearance; copied.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard ?? UIToolbarAppearance() }
    set { appearances.standard = newValue }
  }
  /// The appearance of a bar with compact height.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }
  /// The appearance while no content is scrolled under the bar; nil for the standard appearance without its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  // MARK: Place

  /// The navigation controller that owns the toolbar.
  weak var controller: UINavigationController?

  open var barPosition: UIBarPosition {
    OptionalMethod.call { delegate?.position(for: self) ?? .bottom } ?? .bottom
  }

  /// Whether no content is scrolled under the bar; set by its navigation controller.
  var isAtScrollEdge = false {
    didSet { if oldValue != isAtScrollEdge { contentsDidChange() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.rowHeight(for: traitCollection))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.rowHeight(for: traitCollection))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentsDidChange()
    invalidateIntrinsicContentSize()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshContents()
    let position = barPosition
    background.hasShadowAbove = position != .top && position != .topAttached
    let above = position == .topAttached ? max(0, frame.minY) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + reachBelow)
    var left = safeAreaInsets.left + BarMetrics.margin
    var right = safeAreaInsets.right + BarMetrics.margin
    if core.margins.asked != nil {
      left = layoutMargins.left
      right = layoutMargins.right
    }
    contentView.margins = (left, right)
    contentView.frame = bounds
  }

  /// The height by which the bar extends below itself: a bar above the home indicator's area covers it too.
  private var reachBelow: CGFloat {
    guard let superview, superview.safeAreaInsets.bottom > 0 else { return 0 }
    let gap = superview.bounds.maxY - frame.maxY
    return gap > 0 && gap <= superview.safeAreaInsets.bottom + 0.5 ? gap : 0
  }

  private func refreshContents() {
    guard needsContents else { return }
    needsContents = false
    let isCompact = BarMetrics.isCompact(traitCollection)
    let (shown, hasEdge) = appearances.shown(isCompact: isCompact, isAtScrollEdge: isAtScrollEdge)
    let chosen = shown ?? standardAppearance
    var look = BarBackgroundLook(chosen)
    if isAtScrollEdge, !hasEdge {
      look = BarBackgroundLook()
    } else if chosen === standardAppearance, !appearances.isStandardSet {
      var older = older
      older.backgroundImage = shownBackgroundImage(isCompact ? .compact : .default)
      older.shadowImage = shadowImage(forToolbarPosition: barPosition) ?? shadowImage(forToolbarPosition: .any)
      older.apply(to: &look)
    }
    background.look = look
    background.overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
    for item in items ?? [] { item.barItemObserver = self }
    contentView.stack.show(
      items ?? [], look: BarButtonLook(plain: chosen.buttonAppearance, done: chosen.doneButtonAppearance),
      metrics: isCompact ? .compact : .default)
  }

  private func shownBackgroundImage(_ metrics: UIBarMetrics) -> UIImage? {
    for metrics in [metrics, .default] {
      for position in [barPosition, .any] {
        if let image = backgroundImage(forToolbarPosition: position, barMetrics: metrics) { return image }
      }
    }
    return nil
  }
}

extension UIToolbar: BarItemObserver {
  func barItemDidChange(_ item: UIBarItem) {
    contentsDidChange()
  }
}

/// Provides a toolbar's position.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
