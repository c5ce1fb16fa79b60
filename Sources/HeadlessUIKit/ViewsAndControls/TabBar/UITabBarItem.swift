public import Foundation

/// A tab: its title, image and badge.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  private var systemItem: SystemItem?
  private var ownSelectedImage: UIImage?
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// - Parameter selectedImage: shown while the tab is selected; nil for `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// A tab whose title and image are the system's and don't change.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
    adopt(systemItem)
  }

  private func adopt(_ systemItem: SystemItem) {
    super.title = systemItem.title
    super.image = UIImage(systemName: systemItem.symbolName)
    self.systemItem = systemItem
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let reader = InterfaceCoder.reader(of: coder) else { return }
    if let item = reader.value("systemItem", UITabBarItem.elementSystemItems) { adopt(item) }
    KnownClasses.read(self, reader)
  }

  open override var title: String? {
    get { super.title }
    set { if systemItem == nil { super.title = newValue } }
  }

  open override var image: UIImage? {
    get { super.image }
    set { if systemItem == nil { super.image = newValue } }
  }

  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      guard systemItem == nil, ownSelectedImage !== newValue else { return }
      ownSelectedImage = newValue
      itemDidChange()
    }
  }

  /// The text of the badge; nil for none.
  open var badgeValue: String? {
    didSet { if oldValue != badgeValue { itemDidChange() } }
  }
  /// Nil for red.
  open var badgeColor: UIColor? {
    didSet { itemDidChange() }
  }
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = textAttributes
    itemDidChange()
  }
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if oldValue != titlePositionAdjustment { itemDidChange() } }
  }

  private(set) lazy var appearances = {
    let appearances = BarAppearances<UITabBarAppearance>()
    appearances.onChange = { [weak self] in self?.itemDidChange() }
    return appearances
  }()

  /// The bar's appearance while this tab is selected, nil for the bar's own; copied.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// The same while content ends at the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }

  override var shownView: UIView? { (barItemObserver as? UITabBar)?.button(of: self) }

  /// Stored but unused: drag and drop isn't simulated.
  open var isSpringLoaded = false

  @available(*, deprecated) open func finishedSelectedImage() -> UIImage? { selectedImage }
  @available(*, deprecated) open func finishedUnselectedImage() -> UIImage? { image }
}
