internal import Foundation

/// Something that a control or a menu does, as a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  private let handler: UIActionHandler

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Overrides `image` while the action is on, in menus.
  open var selectedImage: UIImage?
  /// Stored but unused: lists of key commands aren't shown.
  open var discoverabilityTitle: String?
  /// How a menu shows the action, and whether it is enabled.
  open var attributes: UIMenuElement.Attributes
  /// The checkmark of the action in menus.
  open var state: UIMenuElement.State
  public let identifier: Identifier
  open private(set) var sender: Any?

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void
