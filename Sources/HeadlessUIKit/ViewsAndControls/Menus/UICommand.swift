/// An entry that calls a method of whoever in the responder chain has it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  /// A disabled command isn't performed by its key.
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// Kept without effect: menus and lists of commands aren't opened.
  open var discoverabilityTitle: String?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
