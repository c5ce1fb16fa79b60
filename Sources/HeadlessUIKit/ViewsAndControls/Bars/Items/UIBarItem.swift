public import Foundation

/// An item of a bar: a title or an image.
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAppearance {
  public override init() {
    super.init()
  }

  /// An item without content: subclasses read their attributes.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  open var isEnabled = true {
    didSet { if oldValue != isEnabled { itemDidChange() } }
  }
  open var title: String? {
    didSet { if oldValue != title { itemDidChange() } }
  }
  open var image: UIImage? {
    didSet { if oldValue !== image { itemDidChange() } }
  }
  /// The image in bars of phones in landscape; nil for a smaller copy of `image`.
  open var landscapeImagePhone: UIImage? {
    didSet { if oldValue !== landscapeImagePhone { itemDidChange() } }
  }
  /// The image that is shown large, in the middle of the screen, while a finger rests on the item at accessibility text
  /// sizes.
  open var largeContentSizeImage: UIImage?
  /// In points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if oldValue != imageInsets { itemDidChange() } }
  }
  /// In points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if oldValue != landscapeImagePhoneInsets { itemDidChange() } }
  }
  /// In points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Stored for the app's own use.
  open var tag = 0

  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownTitleTextAttributes(for: state)
      ?? AppearanceProxies.shown(in: (barItemObserver as? UIView)?.window)?.titleTextAttributes(of: self, for: state)
  }

  /// The attributes that were set on the item itself.
  func ownTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  // MARK: Appearance

  /// The appearance proxy of all items of the class: its title attributes apply if an item has none of its own.
  public static func appearance() -> Self { AppearanceProxies.ofSetting.proxy(for: self) }
  /// The appearance proxy of items in bars that are, or are inside, such containers.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.ofSetting.proxy(for: self, containers: containerTypes)
  }
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    appearance(whenContainedInInstancesOf: containerTypes)
  }

  // MARK: Being shown

  /// The view that shows the item.
  weak var barItemObserver: (any BarItemObserver)?

  /// The view that shows the item in a bar; nil where none does.
  var shownView: UIView? { nil }

  /// Called when the item's content has changed.
  func itemDidChange() {
    barItemObserver?.barItemDidChange(self)
  }
}

/// A bar that shows items and follows their changes.
@MainActor protocol BarItemObserver: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}
