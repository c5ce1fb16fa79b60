internal import HeadlessUIKit

/// The properties of a menu that a menu style receives.
public struct MenuStyleConfiguration {
  /// The menu's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The menu's elements.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  let label: AnyView
  let content: AnyView
  let primaryAction: (@MainActor () -> Void)?
}

/// The appearance of menus.
@preconcurrency @MainActor public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}

nonisolated extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a custom style is applied to.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      MenuStyleConfiguration.Label(content: configuration.label),
      MenuStyleConfiguration.Content(content: configuration.content), primaryAction: configuration.primaryAction)
  }
}

/// The style of enclosing buttons.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
nonisolated extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of a menu's elements.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether choosing an element closes the menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: (any MenuStyle)? { nil }
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

private enum MenuActionDismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  /// The style that the app set; nil within the body of a style.
  var menuStyle: (any MenuStyle)? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  fileprivate var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuActionDismissBehaviorKey.self] }
    set { self[MenuActionDismissBehaviorKey.self] = newValue }
  }
  /// The attributes of a menu's action in this environment.
  var menuActionAttributes: UIMenuElement.Attributes {
    var attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
    if menuActionDismissBehavior == .disabled { attributes.insert(.keepsMenuPresented) }
    return attributes
  }
}

nonisolated extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyle) { $0 = style }
  }
  /// Sets the environment's value for styles that draw an indicator; built-in styles of buttons here have none.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  /// Sets the environment's value. Elements here have the order in which they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Whether a menu closes when one of its actions inside is chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}

/// A menu in the style of its environment.
struct StyledMenu: View {
  let configuration: MenuStyleConfiguration
  let plain: AnyView
  @Environment(\.menuStyle) private var style

  var body: some View {
    if let style {
      AnyView(style.makeBody(configuration: configuration)).transformEnvironment(\.menuStyle) { $0 = nil }
    } else {
      plain
    }
  }
}
