/// An entry that calls a method of the first responder in the chain that has it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  /// A disabled command isn't performed by its key, and can't be chosen in a menu.
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// May be changed, as `validate(_:)` does.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// May be changed, as `validate(_:)` does.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Stored but unused: lists of key commands aren't shown.
  open var discoverabilityTitle: String?
  /// The variants of the command with modifier keys. Stored but unused: menus show the command itself.
  public let alternates: [UICommandAlternate]

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
