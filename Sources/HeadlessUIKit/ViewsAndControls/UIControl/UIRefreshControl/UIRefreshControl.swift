public import Foundation

/// Shows above a scroll view's content that it is being loaded anew.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The room that the control takes above the content, in points.
  static let extent: CGFloat = 60

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: UIRefreshControl.extent))
    prepareControl()
  }

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIRefreshControl.extent))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareControl()
    InterfaceCoder.read(self, as: UIRefreshControl.self, coder) { readControl($0) }
  }

  private func prepareControl() {
    isOpaque = false
    isHidden = true
  }

  open var isRefreshing: Bool {
    SystemKeys.read(self, "isRefreshing")
    return isShowingWheel
  }
  private var isShowingWheel = false

  /// Below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet { showTitle() }
  }

  /// Shows the wheel and keeps its room free above the content. The content doesn't move by itself, as in UIKit: an app
  /// scrolls to see the control, and the control's action isn't sent.
  open func beginRefreshing() { setRefreshing(true) }

  open func endRefreshing() { setRefreshing(false) }

  private func setRefreshing(_ refreshing: Bool) {
    guard isRefreshing != refreshing else { return }
    let change = SystemKeys.begin(self, "isRefreshing")
    defer { change?.end() }
    isShowingWheel = refreshing
    isHidden = !refreshing
    guard let scrollView = superview as? UIScrollView else { return }
    if refreshing { scrollView.insetsDidChangeInPlace() } else { scrollView.insetsMayHaveChanged() }
    followScrollView()
  }

  /// Keeps the place above the content.
  func followScrollView() {
    guard let scrollView = superview as? UIScrollView else { return }
    takeFrame(
      CGRect(x: 0, y: -UIRefreshControl.extent, width: scrollView.bounds.width, height: UIRefreshControl.extent))
  }

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
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let title else { return }
    let size = title.sizeThatFits(bounds.size)
    title.takeFrame(
      CGRect(x: 0, y: bounds.height - size.height - 4, width: bounds.width, height: size.height))
  }

  /// A wheel of eight spokes, 20 points across, as it stands at the start of its turn.
  open override func draw(_ rect: CGRect) {
    guard isRefreshing else { return }
    let center = CGPoint(x: bounds.midX, y: title == nil ? bounds.midY : 22)
    let color = core.tint ?? UIColor.systemGray
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let path = UIBezierPath()
      path.lineWidth = 2.5
      path.lineCapStyle = .round
      path.move(to: CGPoint(x: center.x + 5 * sin(angle), y: center.y - 5 * cos(angle)))
      path.addLine(to: CGPoint(x: center.x + 8.75 * sin(angle), y: center.y - 8.75 * cos(angle)))
      color.withAlphaComponent(1 - CGFloat((8 - spoke) % 8) * 0.1).setStroke()
      path.stroke()
    }
  }
}
