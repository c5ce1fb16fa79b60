public import Foundation

/// A row of dots, one a page, the current page's marked.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private let content = _UIPageControlContentView()
  private var indicators: [_UIPageIndicatorView] = []
  private var images = PageIndicatorImages()
  private(set) var shownPage = 0

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
    InterfaceCoder.read(self, as: UIPageControl.self, coder)
  }

  private func prepare() {
    isOpaque = false
    content.isUserInteractionEnabled = false
    addSubview(content)
  }

  // MARK: Pages

  /// 0 by default; less counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard oldValue != numberOfPages else { return }
      if currentPage >= numberOfPages { currentPage = max(numberOfPages - 1, 0) }
      geometryDidChange()
    }
  }

  /// From 0; limited to the number of pages.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      if !isDisplayDeferred { _updateCurrentPageDisplay() }
    }
  }

  /// Whether the control is hidden if there is at most one page.
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }

  /// Whether a change of the current page isn't visible before `updateCurrentPageDisplay()`.
  @available(*, deprecated) open var defersCurrentPageDisplay: Bool {
    get { isDisplayDeferred }
    set { isDisplayDeferred = newValue }
  }
  private var isDisplayDeferred = false

  @available(*, deprecated) open func updateCurrentPageDisplay() { _updateCurrentPageDisplay() }

  private func _updateCurrentPageDisplay() {
    guard shownPage != currentPage else { return }
    shownPage = currentPage
    progress?.pageDidChange(to: currentPage)
    geometryDidChange()
  }

  /// Shown instead of the current page's dot; nil for none. A progress belongs to one control.
  open var progress: UIPageControlProgress? {
    didSet {
      guard oldValue !== progress else { return }
      if oldValue?.control === self { oldValue?.control = nil }
      progress?.control?.progress = nil
      progress?.control = self
      progress?.pageDidChange(to: currentPage)
      progress?.visibilityMayHaveChanged()
      geometryDidChange()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.visibilityMayHaveChanged()
  }

  // MARK: Looks

  /// Nil for white at half strength.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// Nil for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var backgroundStyle: BackgroundStyle = .automatic {
    didSet { setNeedsLayout() }
  }
  open var direction: Direction = .natural {
    didSet { geometryDidChange() }
  }
  /// Always none: a touch changes the page at once.
  open var interactionState: InteractionState { .none }
  /// Stored but unused: only finger touches are simulated.
  open var allowsContinuousInteraction = true

  /// Shown for every page in place of the dot, in the dot's colour.
  open var preferredIndicatorImage: UIImage? {
    get { images.preferred }
    set { changeImages { $0.preferred = newValue } }
  }
  /// Shown for the current page; nil for the ordinary image.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { images.preferredCurrent }
    set { changeImages { $0.preferredCurrent = newValue } }
  }
  open func indicatorImage(forPage page: Int) -> UIImage? { images.byPage[page] }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { changeImages { $0.byPage[page] = image } }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.currentByPage[page] }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    changeImages { $0.currentByPage[page] = image }
  }

  private func changeImages(_ change: (inout PageIndicatorImages) -> Void) {
    change(&images)
    geometryDidChange()
  }

  // MARK: Size

  /// The size of the control for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let sizes = (0..<min(max(pageCount, 0), UIPageControl.mostDots)).map { indicatorSize(ofPage: $0) }
    let rounding = PixelRounding(scale: layoutScale)
    let thickness = rounding.roundUp(max(PageControlMetrics.current.thickness, sizes.map(across).max() ?? 0))
    let length = rounding.roundUp(PageIndicatorLayout.length(of: sizes.map(along)))
    return isUpright ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }

  private func along(_ size: CGSize) -> CGFloat { isUpright ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isUpright ? size.width : size.height }

  private func indicatorSize(ofPage page: Int) -> CGSize {
    let size = _UIPageIndicatorView.size(for: images.image(forPage: page, isCurrent: page == shownPage))
    guard progress != nil, page == shownPage else { return size }
    let length = max(PageIndicatorLayout.progressLength, along(size))
    return isUpright ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  private func geometryDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.isHidden = numberOfPages == 0 || (hidesForSinglePage && numberOfPages <= 1)
    let natural = size(forNumberOfPages: numberOfPages)
    let size = CGSize(width: min(natural.width, bounds.width), height: min(natural.height, bounds.height))
    content.frame = CGRect(
      x: PixelRounding(scale: layoutScale).round(startOfContent(width: size.width)),
      y: PixelRounding(scale: layoutScale).round(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
    content.showsBar = backgroundStyle == .prominent
    content.isUpright = isUpright
    placeIndicators(in: size)
  }

  private func startOfContent(width: CGFloat) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: bounds.minX
    case .right: bounds.maxX - width
    default: bounds.midX - width / 2
    }
  }

  /// As many are measured: more than fit any screen.
  private static let mostDots = 10_000

  private func placeIndicators(in size: CGSize) {
    let count = min(numberOfPages, UIPageControl.mostDots)
    let first = max(min(shownPage - count / 2, numberOfPages - count), 0)
    let sizes = (first..<first + count).map { indicatorSize(ofPage: $0) }
    let layout = PageIndicatorLayout(lengths: sizes.map(along), currentPage: shownPage - first, available: along(size))
    let visible = layout.visible
    while indicators.count < visible.count {
      let indicator = _UIPageIndicatorView()
      indicator.isOpaque = false
      indicators.append(indicator)
      content.addSubview(indicator)
    }
    while indicators.count > visible.count { indicators.removeLast().removeFromSuperview() }
    // Centres are on pixels, halves on the even one.
    func onPixel(_ place: CGFloat) -> CGFloat {
      ((place * layoutScale * 1000).rounded() / 1000).rounded(.toNearestOrEven) / layoutScale
    }
    for ((index, center), view) in zip(zip(visible, layout.centers), indicators) {
      let page = first + index
      view.image = images.image(forPage: page, isCurrent: page == shownPage)
      view.color = color(isCurrent: page == shownPage)
      view.progress = page == shownPage ? barProgress : nil
      let place = isReversed ? along(size) - center : center
      let middle = isUpright ? CGPoint(x: size.width / 2, y: place) : CGPoint(x: place, y: size.height / 2)
      let scale = layout.scale(ofPage: index)
      let extent = CGSize(width: sizes[index].width * scale, height: sizes[index].height * scale)
      view.frame = CGRect(
        x: onPixel(middle.x) - extent.width / 2, y: onPixel(middle.y) - extent.height / 2, width: extent.width,
        height: extent.height)
    }
  }

  /// A bar takes the place of the dot, and of its image.
  private var barProgress: _UIPageIndicatorView.Progress? {
    progress.map {
      _UIPageIndicatorView.Progress(
        share: CGFloat($0.currentProgress), color: color(isCurrent: true), track: color(isCurrent: false),
        isUpright: isUpright, isReversed: isReversed)
    }
  }

  /// The colours aren't documented; the dots are white on every background, dimmed except the current one.
  private func color(isCurrent: Bool) -> UIColor {
    if isCurrent { return currentPageIndicatorTintColor ?? .white }
    return pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5)
  }

  // MARK: Tracking

  override var prefersOwnTaps: Bool { true }

  /// A tap on one side of the centre changes the page by one in that direction.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let place = touch?.location(in: self), bounds.contains(place) else { return }
    let isLater = isUpright ? place.y > bounds.midY : place.x > bounds.midX
    turn(by: isLater != isReversed ? 1 : -1)
  }

  // MARK: Accessibility

  open override var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels?.map(\.string) ?? [accessibilityLabel ?? "Page control"] }
    set { super.accessibilityUserInputLabels = newValue }
  }

  /// A capsule around the dots.
  open override var accessibilityPath: UIBezierPath? {
    get {
      if let own = super.accessibilityPath { return own }
      guard !content.isHidden else { return nil }
      guard !content.bounds.isEmpty else { return nil }
      let bar = content.convert(content.bar, to: self)
      let path = UIBezierPath(roundedRect: bar, cornerRadius: min(bar.width, bar.height) / 2)
      return UIAccessibility.convertToScreenCoordinates(path, in: self)
    }
    set { super.accessibilityPath = newValue }
  }

  open override func accessibilityIncrement() { turn(by: 1) }
  open override func accessibilityDecrement() { turn(by: -1) }

  /// The effect of a tap beside the current page's dot, which reports a change.
  func turn(by pages: Int) {
    let before = currentPage
    currentPage += pages
    if currentPage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    style["currentPage"] = "\(shownPage)"
    style["numberOfPages"] = "\(numberOfPages)"
    if let progress { style["progress"] = "\(progress.currentProgress)" }
    return style
  }
}
