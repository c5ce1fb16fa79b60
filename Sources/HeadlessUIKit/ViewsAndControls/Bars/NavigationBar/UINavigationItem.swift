public import Foundation

/// What a navigation bar shows for one controller.
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

  /// Writes nothing: it isn't archived here.
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
  /// Makes the menu that the title opens, of the system's own entries and others.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { itemDidChange() }
  }
  /// Gives the title a menu with the document's name above it.
  open var documentProperties: UIDocumentProperties? {
    didSet { itemDidChange() }
  }
  /// Gives the title a menu with an entry for renaming.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
    didSet { itemDidChange() }
  }
  /// One line above the title.
  open var prompt: String? {
    didSet { if oldValue != prompt { itemDidChange() } }
  }
  /// What stands in the large title, where that isn't the title.
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
    /// As the item before.
    case automatic = 0
    case always = 1
    case never = 2
    /// Never large, and at the leading edge where the style allows.
    case inline = 3
  }

  // MARK: The back button

  /// What the next item shows as its way back here.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { itemDidChange() }
  }
  /// The title of the way back here; nil for the item's own.
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
  /// Whether items on the left stand beside the back button rather than in its place.
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

  /// The leading items; the first stands at the edge.
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
  /// The trailing items; the first stands at the edge.
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

  /// Whether the title stands at the leading edge and groups in the middle, where there is room: on wide screens.
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
  /// In the middle of wide bars, unless the style is `.navigator`; elsewhere in a menu at the trailing side.
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

  /// Its search bar stands below the title, and above it while the search is on.
  open var searchController: UISearchController? {
    didSet {
      guard oldValue !== searchController else { return }
      oldValue?.navigationItemWithSearch = nil
      searchController?.navigationItemWithSearch = self
      itemDidChange()
    }
  }
  /// Whether the search bar gives way to content that comes up. At rest, with content at its start, it is visible.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if oldValue != hidesSearchBarWhenScrolling { itemDidChange() } }
  }
  /// Where the search bar stands: beside the title where a tablet's bar is wide, else below it. Toolbars and buttons of
  /// iOS 26 that would hold it count as automatic.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic {
    didSet { if oldValue != preferredSearchBarPlacement { itemDidChange() } }
  }
  /// Where it is shown: inline at the trailing edge of the title's row, or stacked below that row.
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

  /// In place of the bar's, while the item is on top; copied.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue }
  }
  /// Of a bar of little height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue }
  }
  /// While nothing is scrolled under the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = newValue }
  }

  // MARK: Being shown

  /// Shows what there is no room for.
  private(set) lazy var overflowItem: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "More"
    return item
  }()

  /// The bar that has the item.
  weak var navigationBar: UINavigationBar?
  /// What is edited while the item is given another title; nil at rest.
  var renaming: (text: String, selection: Range<String.Index>)? {
    didSet { itemDidChange() }
  }

  func itemDidChange() {
    navigationBar?.navigationItemDidChange(self)
  }
}
