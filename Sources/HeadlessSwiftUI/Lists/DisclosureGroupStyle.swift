/// The properties of a disclosure group that its style receives.
public struct DisclosureGroupStyleConfiguration {
  /// The label, which is always shown.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The content, which is shown while the group is expanded.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// The appearance of disclosure groups.
@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A label with a chevron that expands the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension EnvironmentValues {
  /// The style that the app set; nil for the automatic style, and within the body of a style.
  var disclosureGroupStyle: (any DisclosureGroupStyle)? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.disclosureGroupStyle) { $0 = style is AutomaticDisclosureGroupStyle ? nil : style }
  }
}
