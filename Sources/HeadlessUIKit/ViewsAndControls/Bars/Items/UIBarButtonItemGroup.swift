public import Foundation

/// A group of bar button items.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    for item in barButtonItems { item.buttonGroup = self }
  }

  /// An empty group: documents have none.
  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  /// Has no effect: it isn't archived here.
  open func encode(with coder: NSCoder) {}

  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue { item.buttonGroup = nil }
      for item in barButtonItems { item.buttonGroup = self }
      groupDidChange?()
    }
  }
  /// The item that replaces the group if its items don't fit: it shows a menu of them unless it has an action or a menu of its own.
  open var representativeItem: UIBarButtonItem? {
    didSet { if oldValue !== representativeItem { groupDidChange?() } }
  }
  /// Whether the bar has no space for the items.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// Stored but unused: bars are never hidden by a gesture, and customization isn't simulated.
  open var alwaysAvailable = false
  open var isHidden = false {
    didSet { if oldValue != isHidden { groupDidChange?() } }
  }

  /// The items' representation in a menu.
  var menuElements: [UIMenuElement] { barButtonItems.filter { !$0.isHidden && !$0.isSpace }.map(\.menuElement) }

  /// The displayed items.
  var shownItems: [UIBarButtonItem] {
    guard isDisplayingRepresentativeItem, let representativeItem else { return barButtonItems }
    if representativeItem.menu == nil, !representativeItem.hasOwnAction {
      representativeItem.menu = UIMenu(children: menuElements)
    }
    return [representativeItem]
  }

  /// Notifies the bar that shows the group.
  var groupDidChange: (() -> Void)?

  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// The user may take the group out of the bar; one that isn't in the default customization isn't shown at first.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isInDefaultCustomization = isInDefaultCustomization
    return group
  }

  private(set) var isInDefaultCustomization = true
}
