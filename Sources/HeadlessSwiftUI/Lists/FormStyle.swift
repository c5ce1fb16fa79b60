/// The properties of a form that its style receives.
public struct FormStyleConfiguration {
  /// The form's views.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The views of the form that the style shows.
  public let content: Content
}

/// The appearance of forms.
@preconcurrency @MainActor public protocol FormStyle {
  associatedtype Body: View
  /// Returns the view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = FormStyleConfiguration
}

/// The grouped style, as on iPhones and iPads.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Rows in the cards of an inset grouped list.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Apple's documentation: a form that doesn't scroll, with a column of labels aligned at its trailing edge beside a column of values.
/// Here the rows are below each other from the leading edge, and labels stand where their controls put them: the style's look on an
/// iPhone isn't known.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The grouped style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// Rows in the cards of an inset grouped list.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// Rows below each other, which don't scroll.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: (any FormStyle)? { nil }
}

extension EnvironmentValues {
  /// The style that the app set; nil for the grouped style, and within the body of a style.
  var formStyle: (any FormStyle)? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The style of forms in the view. The automatic and the grouped style look the same on iPhone and iPad.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    transformEnvironment(\.formStyle) {
      $0 = style is AutomaticFormStyle || style is GroupedFormStyle ? nil : style
    }
  }
}
