public import Foundation

/// A bar with buttons, at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
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
    background.hasShadowAbove = true
    addSubview(background)
  }

  open weak var delegate: (any UIToolbarDelegate)?

  open var items: [UIBarButtonItem]? {
    didSet { contentsDidChange() }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private func contentsDidChange() {
    setNeedsLayout()
  }

  // MARK: Looks

  open var barStyle: UIBarStyle = .default {
    didSet { contentsDidChange() }
  }
  open var isTranslucent = true {
    didSet { contentsDidChange() }
  }
  /// The background's colour; nil for the system's.
  open var barTintColor: UIColor? {
    didSet { contentsDidChange() }
  }

  private struct BackgroundKey: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var backgrounds: [BackgroundKey: UIImage] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    contentsDidChange()
  }
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[BackgroundKey(position: topOrBottom, metrics: barMetrics)]
  }
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
    contentsDidChange()
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

  // MARK: Appearances

  /// What the bar looks like where nothing else is said; copied.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      standardAppearance = copied(standardAppearance) ?? standardAppearance
      contentsDidChange()
    }
  }
  /// Of a bar of little height.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      compactAppearance = copied(compactAppearance)
      contentsDidChange()
    }
  }
  /// While nothing is scrolled under the bar; nil for the standard appearance without its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      scrollEdgeAppearance = copied(scrollEdgeAppearance)
      contentsDidChange()
    }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      compactScrollEdgeAppearance = copied(compactScrollEdgeAppearance)
      contentsDidChange()
    }
  }

  private func copied(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
    guard let copy = appearance?.makeCopy() as? UIToolbarAppearance else { return nil }
    copy.onChange = { [weak self] in self?.contentsDidChange() }
    return copy
  }

  // MARK: Place

  open var barPosition: UIBarPosition {
    OptionalMethod.call { delegate?.position(for: self) ?? .bottom } ?? .bottom
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
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + safeAreaInsets.bottom)
  }
}
