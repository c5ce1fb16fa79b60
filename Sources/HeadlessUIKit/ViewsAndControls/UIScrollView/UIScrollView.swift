public import Foundation

/// Shows a part of content that may be larger than the view.
///
/// The members that apps use and override are declared here; their implementations are in the extensions beside this file.
@preconcurrency @MainActor open class UIScrollView: UIView {
  final let scroll = ScrollState()
  /// The observers of scrolling in addition to the delegate, by identity: bars.
  final var scrollFollowers: [ObjectIdentifier: () -> Void] = [:]
  /// Whether the scroll view is what a controller in a navigation or tab bar controller shows: `.automatic` then keeps
  /// clear of bars above and below whether there is more content than room or not.
  final var isContentBelowBars = false {
    didSet { if oldValue != isContentBelowBars { insetsMayHaveChanged() } }
  }

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
    InterfaceCoder.read(self, as: UIScrollView.self, coder)
  }

  private func prepare() {
    clipsToBounds = true
    scroll.contentGuide.owningView = self
    scroll.frameGuide.owningView = self
  }

  /// The object that receives the calls, whatever an override of `delegate` returns.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The delegate, which observes scrolling.
  ///
  /// Tables, collection and text views also have one of a narrower type, which code that knows their class should use; hence
  /// disfavored here.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      takeDelegate(newValue)
      scrollDelegate = newValue
    }
  }

  /// For kinds of scroll views with a delegate of another type: it is the same one, and was set by code that sees no more
  /// than a scroll view.
  func takeDelegate(_ delegate: (any UIScrollViewDelegate)?) {}

  // MARK: Content

  /// In points.
  open var contentSize: CGSize {
    get {
      SystemKeys.read(self, "contentSize")
      return scroll.contentSize
    }
    set {
      let change = SystemKeys.begin(self, "contentSize")
      let oldValue = scroll.contentSize
      scroll.contentSize = newValue
      if oldValue != newValue { rangeMayHaveChanged(from: oldValue, in: bounds.size) }
      change?.end()
    }
  }

  /// The point of the content at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get {
      SystemKeys.read(self, "contentOffset")
      return bounds.origin
    }
    set {
      let change = SystemKeys.begin(self, "contentOffset")
      if !scroll.isMoving { _stopScrollingAndZooming() }
      scroll.isOffsetSet = true
      move(to: newValue)
      change?.end()
    }
  }

  /// Moves the content. An animated move ends with the next screen update, after which the delegate is called; pictures of moments
  /// show it on its way.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    if animated, moves { scrollAnimated(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Room around the content, in points.
  open var contentInset: UIEdgeInsets {
    get {
      SystemKeys.read(self, "contentInset")
      return scroll.contentInset
    }
    set {
      let change = SystemKeys.begin(self, "contentInset")
      let oldValue = scroll.contentInset
      scroll.contentInset = newValue
      if oldValue != newValue { contentInsetDidChange() }
      change?.end()
    }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { insetsMayHaveChanged() } }
  }

  /// `contentInset` and what is added of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { _adjustedContentInset }
  open func adjustedContentInsetDidChange() {}

  /// Where content that is smaller than the view stands, from 0 to 1; kept.
  open var contentAlignmentPoint = CGPoint.zero

  /// Constraints to its edges say how large the content is.
  open var contentLayoutGuide: UILayoutGuide { scroll.contentGuide }
  /// The view's own frame, for what doesn't move with the content.
  open var frameLayoutGuide: UILayoutGuide { scroll.frameGuide }

  /// The part of the content that is to be seen, in points; scrolls no further than needed.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: Zooming

  /// How much larger than it is the delegate's view for zooming is shown.
  open var zoomScale: CGFloat {
    get { scroll.zoomScale }
    set { zoom(to: newValue, about: nil) }
  }
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var bouncesZoom = true
  open var isZooming: Bool { scroll.gestures?.isZooming == true }
  /// Always false: zooming jumps to its end.
  open var isZoomBouncing: Bool { false }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, about: nil)
    if animated { endZoomingAnimation() }
  }

  /// Shows a rectangle of the zoomed view, in its own points, as large as the view and the scales allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(to: rect)
    if animated { endZoomingAnimation() }
  }

  // MARK: Behaviour

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var isDirectionalLockEnabled = false
  open var bounces = true
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var bouncesVertically = true
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var bouncesHorizontally = true
  open var alwaysBounceVertical = false {
    didSet { if oldValue != alwaysBounceVertical { insetsMayHaveChanged() } }
  }
  open var alwaysBounceHorizontal = false {
    didSet { if oldValue != alwaysBounceHorizontal { insetsMayHaveChanged() } }
  }
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var transfersHorizontalScrollingToParent = true
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var transfersVerticalScrollingToParent = true
  /// Whether dragging takes the keyboard away: as soon as a drag begins, or where it pulls the keyboard down; then the
  /// keyboard stays until the finger is lifted.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var allowsKeyboardScrolling = true
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var delaysContentTouches = true
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var canCancelContentTouches = true
  /// Stored but unused: content follows a finger without locks, delays and bouncing.
  open var scrollsToTop = true
  open var decelerationRate: DecelerationRate = .normal
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Finds the fingers that move the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { gestures.pan }
  /// Finds the fingers that zoom it; nil for content that can't be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? gestures.pinchForZooming() : nil
  }
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit != nil { gestures.prepareForTouch() }
    return hit
  }
  private var gestures: ScrollGestures {
    if let known = scroll.gestures { return known }
    let made = ScrollGestures(self)
    scroll.gestures = made
    return made
  }

  /// Whether a finger rests on the content or drags it.
  open var isTracking: Bool { scroll.gestures?.isTracking == true }
  /// Called as a finger touches the content, and as the last one has left it. Not a part of UIKit.
  package var trackingDidChange: ((_ isTracking: Bool) -> Void)? {
    get { scroll.trackingDidChange }
    set { scroll.trackingDidChange = newValue }
  }
  open var isDragging: Bool { scroll.gestures?.motion == .dragging }
  open var isDecelerating: Bool { scroll.gestures?.motion == .decelerating }
  /// Whether content moves by itself, which it does while moments are shown; elsewhere it is at its end at once.
  open var isScrollAnimating: Bool { scroll.motion != nil && !isDecelerating }
  open func stopScrollingAndZooming() { _stopScrollingAndZooming() }

  // MARK: Indicators, which aren't visible while nothing moves

  /// Stored but unused: scroll indicators are invisible at rest.
  open var showsVerticalScrollIndicator = true
  /// Stored but unused: scroll indicators are invisible at rest.
  open var showsHorizontalScrollIndicator = true
  /// Stored but unused: scroll indicators are invisible at rest.
  open var indicatorStyle: IndicatorStyle = .default
  /// Stored but unused: scroll indicators are invisible at rest.
  open var indexDisplayMode: IndexDisplayMode = .automatic
  /// Stored but unused: scroll indicators are invisible at rest.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored but unused: scroll indicators are invisible at rest.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored but unused: scroll indicators are invisible at rest.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Stored but unused: scroll indicators are invisible at rest.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Has no effect: scroll indicators are hidden at rest.
  open func flashScrollIndicators() {}
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  /// Shows that content is being loaded, above it.
  open var refreshControl: UIRefreshControl? {
    get { scroll.refreshControl }
    set { replaceRefreshControl(newValue) }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if !scroll.isLaidOut { moveForFirstLayout() }
    takeOverSolvedContentSize()
    scroll.refreshControl?.followScrollView()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// The content size as far as it is known: a table doesn't read its data source to tell it.
  var knownContentSize: CGSize { contentSize }

  override var safeAreaForSubviews: UIEdgeInsets {
    let area = core.safeAreaInsets
    let consumed = consumedSafeArea
    return UIEdgeInsets(
      top: area.top - consumed.top, left: area.left - consumed.left, bottom: area.bottom - consumed.bottom,
      right: area.right - consumed.right)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if oldBounds.size != bounds.size { rangeMayHaveChanged(from: knownContentSize, in: oldBounds.size) }
    guard oldBounds.origin != bounds.origin else { return }
    if !scroll.followsInsets { scroll.isOffsetSet = true }
    scroll.frameGuide.layoutSlot.invalidate()
    invalidateInsetGuides()
    invalidateLayoutSlot()
    setNeedsLayout()
    scrollDelegate?.scrollViewDidScroll(self)
    tellFollowers()
  }

  /// The end of the content may have come below a bar, or out from there.
  func tellFollowers() {
    if !scrollFollowers.isEmpty { for follow in scrollFollowers.values { follow() } }
  }

  override func interiorPlacement(on axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutPlacement? {
    engine.placement(of: scroll.contentGuide, on: axis)
  }

  override func interiorOffset(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? -bounds.minX : -bounds.minY
  }
}
