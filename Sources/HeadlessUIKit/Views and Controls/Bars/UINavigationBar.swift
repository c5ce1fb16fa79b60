public import Foundation

/// The bar at the top: the title, the way back, and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  private let background = _UIBarBackground()

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
    addSubview(background)
    observe(standardAppearance)
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
    item.navigationBar = self
    stack.append(item)
    contentsDidChange()
    delegate?.navigationBar(self, didPush: item)
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

  private func contentsDidChange() {
    setNeedsLayout()
  }

  // MARK: Looks

  open var prefersLargeTitles = false {
    didSet { if oldValue != prefersLargeTitles { contentsDidChange() } }
  }
  open var isTranslucent = true {
    didSet { contentsDidChange() }
  }
  open var barStyle: UIBarStyle = .default {
    didSet { contentsDidChange() }
  }
  /// The background's colour; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { contentsDidChange() }
  }
  open var shadowImage: UIImage? {
    didSet { contentsDidChange() }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { contentsDidChange() }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { contentsDidChange() }
  }
  open var backIndicatorImage: UIImage? {
    didSet { contentsDidChange() }
  }
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { contentsDidChange() }
  }

  private struct BackgroundKey: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var backgrounds: [BackgroundKey: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(position: barPosition, metrics: barMetrics)] = backgroundImage
    contentsDidChange()
  }
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[BackgroundKey(position: barPosition, metrics: barMetrics)]
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

  /// What the bar looks like where nothing else is said; copied.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      standardAppearance = copied(standardAppearance) ?? standardAppearance
      contentsDidChange()
    }
  }
  /// Of a bar of little height.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet {
      compactAppearance = copied(compactAppearance)
      contentsDidChange()
    }
  }
  /// While nothing is scrolled under the bar; nil for the standard appearance without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      contentsDidChange()
    }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      compactScrollEdgeAppearance = copied(compactScrollEdgeAppearance)
      contentsDidChange()
    }
  }

  private func copied(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    guard let copy = appearance?.makeCopy() as? UINavigationBarAppearance else { return nil }
    observe(copy)
    return copy
  }

  private func observe(_ appearance: UINavigationBarAppearance) {
    appearance.onChange = { [weak self] in self?.contentsDidChange() }
  }

  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Place

  /// The navigation controller whose bar this is.
  weak var controller: UINavigationController?

  /// Where the bar of a navigation controller is; others ask their delegate.
  var attachedPosition: UIBarPosition?

  open var barPosition: UIBarPosition {
    if let attachedPosition { return attachedPosition }
    return OptionalMethod.call { delegate?.position(for: self) ?? .top } ?? .top
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: NavigationBarMetrics.rowHeight(for: traitCollection))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: NavigationBarMetrics.rowHeight(for: traitCollection))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.look = BarBackgroundLook(standardAppearance)
    let above = barPosition == .topAttached ? frame.minY : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
  }
}
