public import Foundation

/// Shows a part of content that may be larger than the view.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollViewDelegating {
  /// Which safe area insets a scroll view adds to its own.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  private let contentGuide = ScrollContentGuide()
  private let frameGuide = ScrollFrameGuide()
  private var isOffsetSet = false
  /// What follows the scrolling beside the delegate, by who it is: bars.
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
  }

  private func prepare() {
    clipsToBounds = true
    contentGuide.owningView = self
    frameGuide.owningView = self
  }

  /// What `delegate` is about. Kinds of scroll views have a `delegate` of another type, which sets this one.
  public final weak var _scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// In points.
  open var contentSize = CGSize.zero {
    didSet { if oldValue != contentSize { insetsMayHaveChanged() } }
  }

  /// The place in the content that lies at the view's top left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      isOffsetSet = true
      move(to: newValue)
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if oldValue != contentInset { insetsMayHaveChanged() } }
  }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { insetsMayHaveChanged() }
  }

  /// `contentInset` and what is added of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset + consumedSafeArea }
  open func adjustedContentInsetDidChange() {}

  /// Constraints to its edges say how large the content is.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The view's own frame, for what doesn't move with the content.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// The part of the content that is to be seen, in points; scrolls no further than needed.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    offset.x += ScrollRange.step(from: visible.minX...visible.maxX, to: rect.minX...rect.maxX)
    offset.y += ScrollRange.step(from: visible.minY...visible.maxY, to: rect.minY...rect.maxY)
    contentOffset = offset
  }

  // MARK: Behaviour

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { insetsMayHaveChanged() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { insetsMayHaveChanged() }
  }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open func flashScrollIndicators() {}
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var decelerationRate: DecelerationRate = .normal
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeOverSolvedContentSize()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  private func takeOverSolvedContentSize() {
    let slot = contentGuide.layoutSlot
    guard let engine = existingLayoutEngine, slot.engine === engine else { return }
    contentSize = PixelRounding(scale: layoutScale).roundEdges(of: engine.alignmentRect(of: slot)).size
  }

  /// The safe area that turns into insets, and that the content therefore doesn't see any more.
  private var consumedSafeArea: UIEdgeInsets {
    let area = core.safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      // Apple documents the axes that scroll as those whose content is larger than the frame, whatever the insets.
      let isBelowBars = isContentBelowBars && contentInsetAdjustmentBehavior == .automatic
      let scrollsDown = isBelowBars || alwaysBounceVertical || knownContentSize.height > bounds.height
      let scrollsAcross = alwaysBounceHorizontal || knownContentSize.width > bounds.width
      return UIEdgeInsets(
        top: scrollsDown ? area.top : 0, left: scrollsAcross ? area.left : 0, bottom: scrollsDown ? area.bottom : 0,
        right: scrollsAcross ? area.right : 0)
    }
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

  private var knownInsets = UIEdgeInsets.zero

  private func insetsMayHaveChanged() {
    let insets = adjustedContentInset
    guard insets != knownInsets else { return }
    let old = knownInsets
    knownInsets = insets
    // Content that stood at its start stays there.
    var offset = contentOffset
    if !isOffsetSet || offset.y == -old.top { offset.y = -insets.top }
    if !isOffsetSet || offset.x == -old.left { offset.x = -insets.left }
    move(to: offset)
    adjustedContentInsetDidChange()
    _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    for subview in subviews { subview.updateSafeArea() }
  }

  private func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if oldBounds.size != bounds.size { insetsMayHaveChanged() }
    guard oldBounds.origin != bounds.origin else { return }
    frameGuide.layoutSlot.invalidate()
    invalidateLayoutSlot()
    setNeedsLayout()
    _scrollDelegate?.scrollViewDidScroll(self)
    if !scrollFollowers.isEmpty { for follow in scrollFollowers.values { follow() } }
  }

  override func interiorPlacement(on axis: NSLayoutConstraint.Axis, in engine: LayoutEngine) -> LayoutPlacement? {
    engine.placement(of: contentGuide, on: axis)
  }

  override func interiorOffset(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? -bounds.minX : -bounds.minY
  }
}

/// How far to scroll along one axis.
enum ScrollRange {
  /// The shortest way that brings `target` into `visible`, its start first where it is too long.
  static func step(from visible: ClosedRange<CGFloat>, to target: ClosedRange<CGFloat>) -> CGFloat {
    if target.lowerBound < visible.lowerBound { return target.lowerBound - visible.lowerBound }
    if target.upperBound > visible.upperBound {
      return min(target.upperBound - visible.upperBound, target.lowerBound - visible.lowerBound)
    }
    return 0
  }
}
