/// What a style makes the look of a disclosure group of.
public struct DisclosureGroupStyleConfiguration {
  /// What always shows.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// What shows while the group is open.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// How disclosure groups look.
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A label with a chevron that opens what is below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension EnvironmentValues {
  /// The style that an app gave groups; nil within the automatic one, and while one is applied.
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.disclosureGroupStyle) { $0 = style is AutomaticDisclosureGroupStyle ? nil : style }
  }
}
