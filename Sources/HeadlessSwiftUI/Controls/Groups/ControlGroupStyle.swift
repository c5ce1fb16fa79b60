internal import Foundation
internal import HeadlessUIKit

/// The appearance of control groups.
@preconcurrency @MainActor public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that a control group style receives.
public struct ControlGroupStyleConfiguration {
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let content: Content
  public let label: Label
}

/// Buttons on one grey shape with equal widths.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroupLook(configuration: configuration) }
}

/// Buttons in a row, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// A button that shows the controls in a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A row of icons in a menu; outside menus the automatic style.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroupLook(configuration: configuration) }
}

/// A palette of icons in a menu; outside menus the automatic style.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroupLook(configuration: configuration) }
}

/// The default appearance, estimated from pictures of iOS 17. In a menu or a bar, the controls are separate items.
private struct ControlGroupLook: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.isInMenuOrBar) private var isInMenuOrBar

  var body: some View {
    if isInMenuOrBar {
      configuration.content
    } else {
      // The shape of all buttons is as high as the highest label needs it.
      HStack(spacing: 1) { configuration.content }
        .buttonStyle(GroupedButtonLook())
        .fixedSize(horizontal: false, vertical: true)
        .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
  }
}

/// A button of a group.
private struct GroupedButtonLook: ButtonStyle, WholeFrameStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(uiColor: .tertiaryLabel))
      )
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(uiColor: configuration.isPressed ? .systemFill : .tertiarySystemFill))
  }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A type-erased control group style.
struct AnyControlGroupStyle {
  private let make: @MainActor (ControlGroupStyleConfiguration) -> AnyView

  nonisolated init<Style: ControlGroupStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { values in AnyView(StyleBody(style: StyleProperty(style: style)) { $0.makeBody(configuration: values) }) }
  }

  @MainActor func makeView(_ configuration: ControlGroupStyleConfiguration) -> AnyView { make(configuration) }
}

private enum ControlGroupStylesKey: EnvironmentKey { static var defaultValue: [AnyControlGroupStyle] { [] } }

extension EnvironmentValues {
  /// The styles that views set, the innermost last.
  var controlGroupStyles: [AnyControlGroupStyle] {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

nonisolated extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let any = AnyControlGroupStyle(style)
    return changingEnvironment(style) { environment, _ in environment.controlGroupStyles.append(any) }
  }
}
