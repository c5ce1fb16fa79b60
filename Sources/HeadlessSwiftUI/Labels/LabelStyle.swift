/// The appearance of labels.
@preconcurrency @MainActor public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that a label style receives.
public struct LabelStyleConfiguration {
  public struct Title: View {
    let content: AnyView
    nonisolated init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }
  public struct Icon: View {
    let content: AnyView
    nonisolated init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
  /// The title, where it is a text, which describes an icon that is shown alone.
  var titleText: Text?
}

/// A type-erased label style.
struct AnyLabelStyle {
  let style: any LabelStyle
  init(_ style: any LabelStyle) { self.style = style }

  @MainActor func make(_ configuration: LabelStyleConfiguration) -> AnyView {
    func open<Style: LabelStyle>(_ style: Style) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return open(style)
  }
}

public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    _LabelRow(configuration: configuration)
  }
}

public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessible { properties, environment in
      properties.label = configuration.titleText?.plainString(in: environment)
    }
  }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey { static var defaultValue: [AnyLabelStyle] { [] } }

extension EnvironmentValues {
  /// The styles that views set, the innermost last.
  var labelStyle: [AnyLabelStyle] {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { $0.append(AnyLabelStyle(style)) }
  }
}
