internal import Foundation

/// A group of actions and of other menus. A button, a bar's item, an interaction or a list shows it.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are shown in the enclosing menu, between dividers.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The row that opens the menu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element in the menu and its submenus is on: choosing one turns the others off.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements' images are side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  public enum ElementSize: Int, Sendable {
    case small, medium, large
    case automatic = -1
  }

  public let identifier: Identifier
  public let options: Options
  /// The size of the menu's own elements: small ones are side by side.
  open var preferredElementSize: ElementSize
  /// The display preferences of the menu's own elements; nil for the defaults.
  open var displayPreferences: UIMenuDisplayPreferences?
  public let children: [UIMenuElement]
  /// The nesting depth of menus, including this one.
  private let depth: Int
  /// Menus are walked through by recursion, and a stack overflow would end without a message.
  private static let greatestDepth = 500

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    depth = 1 + (children.lazy.compactMap { ($0 as? UIMenu)?.depth }.max() ?? 0)
    if depth > UIMenu.greatestDepth {
      fatalError(
        "\(UIMenu.greatestDepth) menus lie in each other below the menu \"\(title)\": that is too deep to be shown.")
    }
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The actions that are on, in this menu and those within it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      return (child as? UICommand)?.state == .on ? [child] : []
    }
  }
}
