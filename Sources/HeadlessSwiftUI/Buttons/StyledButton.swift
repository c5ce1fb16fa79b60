internal import HeadlessUIKit

/// A button in the style of its environment.
struct StyledButton: View {
  nonisolated(unsafe) let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.buttonStyleValue) private var style

  nonisolated init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

  var body: some View { (style ?? PlainStyleBox(style: AutomaticLook())).makeView(configuration) }
}

/// A type-erased style.
@MainActor protocol AnyButtonStyle {
  func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView
}

struct PlainStyleBox<Style: ButtonStyle>: AnyButtonStyle {
  nonisolated(unsafe) let style: Style

  func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(PressedButton(style: style, configuration: configuration))
  }
}

struct PrimitiveStyleBox<Style: PrimitiveButtonStyle>: AnyButtonStyle {
  nonisolated(unsafe) let style: Style

  func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    // A button within the style's body has the default style, which avoids an infinite recursion.
    AnyView(
      StyleBody(style: StyleProperty(style: style)) { $0.makeBody(configuration: configuration) }
        .changingEnvironment(true) { environment, _ in environment.buttonStyleValue = nil })
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any AnyButtonStyle)? { nil }
}

extension EnvironmentValues {
  /// Nil for the automatic style.
  var buttonStyleValue: (any AnyButtonStyle)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// A style whose dynamic properties are connected like those of a view.
struct StyleProperty<Style>: DynamicProperty {
  var style: Style

  @MainActor mutating func _install(_ context: inout _PropertyContext) {
    PropertyFields.install(in: &style, &context)
  }
}

/// The body that a style makes.
struct StyleBody<Style, Content: View>: View {
  nonisolated(unsafe) var style: StyleProperty<Style>
  nonisolated(unsafe) let make: (Style) -> Content

  nonisolated init(style: StyleProperty<Style>, make: @escaping (Style) -> Content) {
    self.style = style
    self.make = make
  }

  var body: some View { make(style.style) }
}

/// A button that is highlighted while it is touched, and acts when the touch ends.
struct PressedButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    StyleBody(style: StyleProperty(style: style)) {
      $0.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(content: AnyView(configuration.label)),
          isPressed: isPressed && isEnabled))
    }
    .modifier(
      PressModifier(
        isEnabled: isEnabled, takesWholeFrame: style is any WholeFrameStyle, isOfRow: style is any RowStyle,
        press: { [_isPressed] in _isPressed.wrappedValue = $0 }, action: configuration.action))
  }
}

/// A style whose buttons take touches in their whole frame, even where nothing is drawn.
protocol WholeFrameStyle {}
