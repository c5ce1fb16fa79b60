public import Foundation

/// An indicator above a scroll view's content that it is being refreshed, which the user starts by pulling the content down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: RefreshControlMetrics.current.extent))
    prepareControl()
  }

  public init() {
    super.init(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: RefreshControlMetrics.current.extent))
    prepareControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareControl()
    InterfaceCoder.read(self, as: UIRefreshControl.self, coder)
  }

  private func prepareControl() {
    isOpaque = false
    isHidden = true
  }

  // MARK: State

  open var isRefreshing: Bool {
    SystemKeys.read(self, "isRefreshing")
    return isShowingWheel
  }
  private var isShowingWheel = false
  /// Whether the content leaves the control its room: not before a finger that pulled is lifted.
  private(set) var takesRoom = false
  /// The number of visible spokes of the eight.
  private var spokes = 0 {
    didSet { if oldValue != spokes { setNeedsDisplay() } }
  }

  /// Below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  /// Shows the indicator and insets the content. The content doesn't move, as in UIKit: an app scrolls to show the control, and the
  /// control's action isn't sent.
  open func beginRefreshing() { setRefreshing(true, takesRoom: true) }

  open func endRefreshing() { setRefreshing(false, takesRoom: false) }

  private func setRefreshing(_ refreshing: Bool, takesRoom: Bool) {
    guard isShowingWheel != refreshing else { return }
    let change = SystemKeys.begin(self, "isRefreshing")
    defer { change?.end() }
    isShowingWheel = refreshing
    self.takesRoom = takesRoom
    guard let scrollView = superview as? UIScrollView else { return showPull(0) }
    if refreshing { scrollView.insetsDidChangeInPlace() } else { scrollView.insetsMayHaveChanged() }
    followScrollView()
  }

  // MARK: Pulling

  /// Keeps the position above the content, or at the top of the area that is pulled free.
  func followScrollView() {
    guard let scrollView = superview as? UIScrollView else { return }
    let room = takesRoom ? RefreshControlMetrics.current.extent : 0
    let pull = max(0, -(scrollView.bounds.minY + scrollView.adjustedContentInset.top - room))
    takeFrame(
      CGRect(
        x: 0, y: -max(RefreshControlMetrics.current.extent, pull), width: scrollView.bounds.width,
        height: RefreshControlMetrics.current.extent))
    showPull(pull)
  }

  private func showPull(_ pull: CGFloat) {
    // Smaller differences are rounding errors of the position where the touch ended.
    isHidden = !isShowingWheel && pull < 1e-6
    let share =
      (pull - RefreshControlMetrics.current.firstSpoke)
      / (RefreshControlMetrics.current.triggerDistance - RefreshControlMetrics.current.firstSpoke)
    spokes = isShowingWheel ? 8 : Int((min(max(share, 0), 1) * 8).rounded(.down))
  }

  /// Whether the finger that is down has been reported already: a drag asks once, however often it ends meanwhile.
  private var hasAsked = false

  func dragWillBegin() { hasAsked = false }

  /// A touch has moved the content: if it is far enough down, the control begins to refresh and sends its action.
  func wasDragged() {
    followScrollView()
    guard isEnabled, !isShowingWheel, !hasAsked, spokes == 8 else { return }
    hasAsked = true
    setRefreshing(true, takesRoom: false)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// The finger is about to be lifted: content that was pulled stops below the wheel.
  func dragWillEnd() {
    guard isShowingWheel, !takesRoom else { return }
    takesRoom = true
    (superview as? UIScrollView)?.insetsDidChangeInPlace()
  }

  // MARK: Content

  private var title: UILabel?

  private func showTitle() {
    guard let attributedTitle else {
      title?.removeFromSuperview()
      title = nil
      return setNeedsLayout()
    }
    let label = title ?? UILabel()
    if title == nil {
      label.textAlignment = .center
      label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
      label.textColor = .secondaryLabel
      addSubview(label)
    }
    title = label
    label.attributedText = attributedTitle
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let title else { return }
    let size = title.sizeThatFits(bounds.size)
    title.takeFrame(
      CGRect(x: 0, y: bounds.height - size.height - 4, width: bounds.width, height: size.height))
  }

  /// An indicator of eight spokes, 20 points wide, at the start of its rotation; the first of them while content is pulled.
  open override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: title == nil ? bounds.midY : 22)
    let color = core.tint ?? UIColor.systemGray
    for spoke in 0..<spokes {
      let angle = CGFloat(spoke) * .pi / 4
      let path = UIBezierPath()
      path.lineWidth = 2.5
      path.lineCapStyle = .round
      path.move(to: CGPoint(x: center.x + 5 * sin(angle), y: center.y - 5 * cos(angle)))
      path.addLine(to: CGPoint(x: center.x + 8.75 * sin(angle), y: center.y - 8.75 * cos(angle)))
      let strength = isShowingWheel ? 1 - CGFloat((8 - spoke) % 8) * 0.1 : 1
      color.withAlphaComponent(strength).setStroke()
      path.stroke()
    }
  }

  package override var snapshotStyle: [String: String] {
    var style = commonStyle
    if isShowingWheel { style["isRefreshing"] = "true" }
    return style
  }
}
