public import Foundation

/// A button of a navigation bar or a toolbar, or room between buttons.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let reader = InterfaceCoder.reader(of: coder) else { return }
    if let item = reader.value("systemItem", UIBarButtonItem.elementSystemItems) { adopt(item) }
    KnownClasses.read(self, reader)
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    adopt(systemItem)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A system item that runs an action, shows a menu, or both; the action's title and image don't count.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    adopt(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item with the title and the image of an action.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    takeOverAction()
    self.menu = menu
  }

  /// An item that performs an action, shows a menu, or both, with its own title and image.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// An item that calls a method of the target, shows a menu, or both.
  public convenience init(title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu?) {
    self.init(image: image, style: .plain, target: target, action: action)
    self.title = title
    self.menu = menu
  }

  /// A system item that calls a method of the target, shows a menu, or both.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?, menu: UIMenu?
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: action)
    self.menu = menu
  }

  /// Room of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.adopt(.fixedSpace)
    item.width = width
    return item
  }

  /// The remaining space, shared with other flexible spaces.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.adopt(.flexibleSpace)
    return item
  }

  // MARK: What it is

  /// The system item; nil for custom items.
  private(set) var systemItem: SystemItem?

  private func adopt(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    restoreSystemContent()
  }

  private func restoreSystemContent() {
    guard let systemItem else { return }
    title = systemItem.title
    image = systemItem.image
    accessibilityLabel = systemItem.accessibilityLabel
  }

  open var style: Style = .plain {
    didSet { if oldValue != style { itemDidChange() } }
  }
  /// In points; 0 for as wide as the content.
  open var width: CGFloat = 0 {
    didSet { if oldValue != width { itemDidChange() } }
  }
  /// Titles that the item may have: it is as wide as the widest.
  open var possibleTitles: Set<String>? {
    didSet { itemDidChange() }
  }
  open var customView: UIView? {
    didSet { if oldValue !== customView { itemDidChange() } }
  }
  open var action: Selector?
  open weak var target: AnyObject?
  /// The action of a tap. Setting it replaces the title and the image with the action's.
  open var primaryAction: UIAction? {
    didSet { takeOverAction() }
  }

  private func takeOverAction() {
    guard let primaryAction else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  /// Shown by a tap, or by a long press if the item also has an action.
  open var menu: UIMenu? {
    didSet { if oldValue !== menu { itemDidChange() } }
  }
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  /// The item's representation in a menu; nil for one created from its title, image and action.
  open var menuRepresentation: UIMenuElement?

  /// Whether a tap selects the item and the next one deselects it; with a menu, whether the item shows what was chosen.
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false {
    didSet { if oldValue != isSelected { itemDidChange() } }
  }
  /// Hidden items take no room.
  open var isHidden = false {
    didSet { if oldValue != isHidden { itemDidChange() } }
  }
  /// Stored but unused: drag and drop isn't simulated.
  open var isSpringLoaded = false
  /// Stored but unused: bars and controls look as on iOS 18.
  open var badge: Badge?
  /// Stored but unused: bars and controls look as on iOS 18.
  open var hidesSharedBackground = false
  /// Stored but unused: bars and controls look as on iOS 18.
  open var sharesBackground = true
  /// Stored but unused: bars and controls look as on iOS 18.
  open var identifier: String?
  /// The colour of title and image; nil for the bar's tint.
  open var tintColor: UIColor? {
    didSet { itemDidChange() }
  }

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  // MARK: Looks before appearance objects

  private var backgrounds: [BackgroundKey: UIImage] = [:]
  private var verticalAdjustments: [UIBarMetrics: CGFloat] = [:]
  private var titleAdjustments: [UIBarMetrics: UIOffset] = [:]
  private var backButtonBackgrounds: [BackgroundKey: UIImage] = [:]
  private var backButtonVerticalAdjustments: [UIBarMetrics: CGFloat] = [:]
  private var backButtonTitleAdjustments: [UIBarMetrics: UIOffset] = [:]

  private struct BackgroundKey: Hashable {
    var state: UIControl.State
    var style: Style?
    var metrics: UIBarMetrics
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(state: state, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[BackgroundKey(state: state, metrics: barMetrics)]
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    backgrounds[BackgroundKey(state: state, style: style, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds[BackgroundKey(state: state, style: style, metrics: barMetrics)]
  }

  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    verticalAdjustments[barMetrics] = adjustment
    itemDidChange()
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    verticalAdjustments[barMetrics] ?? 0
  }

  /// Moves the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleAdjustments[barMetrics] = adjustment
    itemDidChange()
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleAdjustments[barMetrics] ?? .zero
  }

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backButtonBackgrounds[BackgroundKey(state: state, metrics: barMetrics)] = backgroundImage
    itemDidChange()
  }

  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backButtonBackgrounds[BackgroundKey(state: state, metrics: barMetrics)]
  }

  /// Moves the back button's title, in points.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backButtonTitleAdjustments[barMetrics] = adjustment
    itemDidChange()
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backButtonTitleAdjustments[barMetrics] ?? .zero
  }

  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backButtonVerticalAdjustments[barMetrics] = adjustment
    itemDidChange()
  }

  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backButtonVerticalAdjustments[barMetrics] ?? 0
  }

  // MARK: Groups

  /// The group that holds the item.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(representativeItem: nil, items: [self])
  }

  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, representativeItem: nil, items: [self])
  }

  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
      representativeItem: nil, items: [self])
  }

  // MARK: Taps

  /// Does what a tap does: the action gets the item as its sender.
  func performTap(with event: UIEvent? = nil) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(sender: self) }
    if let tapHandler { return tapHandler() }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: event) }
  }

  /// The item's representation in a menu.
  var menuElement: UIMenuElement {
    if let menuRepresentation { return menuRepresentation }
    let title = title ?? accessibilityLabel ?? ""
    if let menu, !hasOwnAction { return UIMenu(title: title, image: image, children: menu.children) }
    return UIAction(
      title: title, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
    ) { [weak self] _ in self?.performTap() }
  }

  /// Whether a tap does something else than to show the menu.
  var hasOwnAction: Bool { primaryAction != nil || action != nil || tapHandler != nil }

  /// The behaviour of a system item when it is tapped: the edit button.
  var tapHandler: (() -> Void)?

  /// The view of the item in a bar; the custom view if there is one.
  weak var barView: UIView?
  override var shownView: UIView? { barView }
}
