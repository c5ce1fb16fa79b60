public import Foundation

/// The navigation bar's content for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  public override init() {
    super.init()
  }

  /// The item as a document has it; without content from any other archive.
  public required init?(coder: NSCoder) {
    super.init()
    InterfaceCoder.read(self, as: UINavigationItem.self, coder)
  }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  // MARK: Titles

  open var title: String? {
    get {
      SystemKeys.read(self, "title")
      return ownTitle
    }
    set {
      let change = SystemKeys.begin(self, "title")
      let oldValue = ownTitle
      ownTitle = newValue
      if oldValue != newValue { itemDidChange() }
      change?.end()
    }
  }
  private var ownTitle: String?
  /// Overrides the title.
  open var titleView: UIView? {
    didSet { if oldValue !== titleView { itemDidChange() } }
  }
  /// Creates the title menu from suggested and custom elements.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { itemDidChange() }
  }
  /// Adds a header with the document's name to the title menu.
  open var documentProperties: UIDocumentProperties? {
    didSet { itemDidChange() }
  }
  /// Adds an element for renaming to the title menu.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { itemDidChange() }
  }
  /// A line above the title.
  open var prompt: String? {
    didSet { if oldValue != prompt { itemDidChange() } }
  }
  /// The large title, if it differs from the title.
  open var largeTitle: String? {
    didSet { if oldValue != largeTitle { itemDidChange() } }
  }
  // Bars look as on iOS 18, which has no second line.
  /// Stored but unused: bars and controls look as on iOS 18.
  open var attributedTitle: AttributedString?
  /// Stored but unused: bars and controls look as on iOS 18.
  open var subtitle: String?
  /// Stored but unused: bars and controls look as on iOS 18.
  open var attributedSubtitle: AttributedString?
  /// Stored but unused: bars and controls look as on iOS 18.
  open var subtitleView: UIView?
  /// Stored but unused: bars and controls look as on iOS 18.
  open var largeAttributedTitle: AttributedString?
  /// Stored but unused: bars and controls look as on iOS 18.
  open var largeSubtitle: String?
  /// Stored but unused: bars and controls look as on iOS 18.
  open var largeAttributedSubtitle: AttributedString?
  /// Stored but unused: bars and controls look as on iOS 18.
  open var largeSubtitleView: UIView?
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if oldValue != largeTitleDisplayMode { itemDidChange() } }
  }

  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item.
    case automatic = 0
    case always = 1
    case never = 2
    /// Never large, and at the leading edge where the style allows.
    case inline = 3
  }

  // MARK: The back button

  /// The back button that the next item shows.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { itemDidChange() }
  }
  /// The title of the back button; nil for the item's title.
  open var backButtonTitle: String? {
    didSet { if oldValue != backButtonTitle { itemDidChange() } }
  }
  open var backButtonDisplayMode: BackButtonDisplayMode = .default {
    didSet { if oldValue != backButtonDisplayMode { itemDidChange() } }
  }
  open var hidesBackButton = false {
    didSet { if oldValue != hidesBackButton { itemDidChange() } }
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Whether leading items are shown beside the back button rather than instead of it.
  open var leftItemsSupplementBackButton = false {
    didSet { if oldValue != leftItemsSupplementBackButton { itemDidChange() } }
  }
  /// Runs instead of going back.
  open var backAction: UIAction? {
    didSet { itemDidChange() }
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or "Back", or no text: what fits.
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  // MARK: Buttons

  private var leading: [UIBarButtonItem]?
  private var trailing: [UIBarButtonItem]?

  /// The leading items; the first is at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leading }
    set {
      leading = newValue
      itemDidChange()
    }
  }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leading?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The trailing items; the first is at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailing }
    set {
      trailing = newValue
      itemDidChange()
    }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { trailing?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  // MARK: Groups

  /// Whether the title is at the leading edge and groups are in the middle, in wide bars.
  open var style: ItemStyle = .navigator {
    didSet { if oldValue != style { itemDidChange() } }
  }

  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    case browser = 1
    case editor = 2
  }

  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { itemDidChange() }
  }
  /// In the middle of wide bars, unless the style is `.navigator`; otherwise in a menu at the trailing side.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { itemDidChange() }
  }
  /// More for the menu at the trailing side, which there is where it isn't empty.
  open var additionalOverflowItems: UIDeferredMenuElement? {
    didSet { itemDidChange() }
  }
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { itemDidChange() }
  }
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { itemDidChange() }
  }
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var customizationIdentifier: String?

  // MARK: Search

  /// Its search bar is below the title, and above it while the search is active.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      oldValue?.navigationItemWithSearch = nil
      searchController?.navigationItemWithSearch = self
      itemDidChange()
    }
  }
  /// Whether the search bar collapses when the content scrolls. At the scroll origin it is visible.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if oldValue != hidesSearchBarWhenScrolling { itemDidChange() } }
  }
  /// The placement of the search bar: beside the title in wide bars of iPads, else below it. The toolbar placements of iOS 26 count
  /// as automatic.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { if oldValue != preferredSearchBarPlacement { itemDidChange() } }
  }
  /// The actual placement: inline at the trailing edge of the title's row, or stacked below it.
  open var searchBarPlacement: SearchBarPlacement {
    navigationBar?.placesSearchInline(of: self) == true ? .inline : .stacked
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    case inline = 1
    case stacked = 2
    case integrated = 3
    case integratedCentered = 4
    case integratedButton = 5
  }

  /// An item for a toolbar that begins the search: as the button that iOS 26 makes of a search bar there.
  private(set) open lazy var searchBarPlacementBarButtonItem = UIBarButtonItem(
    systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.searchController?.isActive = true })
  /// Stored but unused: bars and controls look as on iOS 18.
  open var searchBarPlacementAllowsToolbarIntegration = true
  /// Stored but unused: bars and controls look as on iOS 18.
  open var searchBarPlacementAllowsExternalIntegration = false

  // MARK: Appearances

  private(set) lazy var appearances = {
    let appearances = BarAppearances<UINavigationBarAppearance>()
    appearances.onChange = { [weak self] in self?.itemDidChange() }
    return appearances
  }()

  /// Overrides the bar's while the item is on top; copied.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// The appearance in compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }
  /// The appearance while content is at its scroll origin.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  // MARK: Being shown

  /// Shows the items that the bar has no space for.
  private(set) lazy var overflowItem: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "More"
    return item
  }()

  /// The bar that has the item.
  weak var navigationBar: UINavigationBar?
  /// The field while the item is renamed; nil otherwise.
  var renaming: (text: String, selection: Range<String.Index>)? {
    didSet { itemDidChange() }
  }

  func itemDidChange() {
    navigationBar?.navigationItemDidChange(self)
  }
}
