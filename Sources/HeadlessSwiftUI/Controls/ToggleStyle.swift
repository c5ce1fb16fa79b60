internal import HeadlessUIKit

/// The properties of a toggle that a toggle style receives.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  @Binding public var isOn: Bool
  /// Whether the toggle represents several values that aren't all equal.
  public var isMixed: Bool
  public let label: Label

  init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    _isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

/// The appearance of toggles.
@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A type-erased toggle style.
struct AnyToggleStyle {
  private let make: @MainActor (ToggleStyleConfiguration) -> AnyView

  nonisolated init<Style: ToggleStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { values in AnyView(StyleBody(style: StyleProperty(style: style)) { $0.makeBody(configuration: values) }) }
  }

  @MainActor func makeView(_ configuration: ToggleStyleConfiguration) -> AnyView { make(configuration) }
}

public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) { SwitchView(isOn: configuration.$isOn, color: tint) }
  }
}

public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A button with a light fill in the tint colour while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
      .buttonStyle(ToggledLook(isOn: configuration.isOn))
      .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

/// The appearance of a toggle that is a button; the insets are those of bordered buttons, the fill is estimated from pictures of
/// iOS 17.
private struct ToggledLook: ButtonStyle, WholeFrameStyle {
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(
        isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(uiColor: .tertiaryLabel))
      )
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background {
        if isOn { RoundedRectangle(cornerRadius: 5.95).fill(TintShapeStyle().opacity(0.15)) }
      }
      .wrapping({ _FadedElement($0) }) { $0.opacity = configuration.isPressed ? 0.75 : 1 }
  }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStylesKey: EnvironmentKey {
  static var defaultValue: [AnyToggleStyle] { [] }
}

private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The styles that views set, the innermost last.
  var toggleStyles: [AnyToggleStyle] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
  /// Whether controls are shown without their labels.
  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
  /// Whether controls show their labels: what `labelsVisibility(_:)` or `labelsHidden()` set.
  public var labelsVisibility: Visibility { hidesLabels ? .hidden : .automatic }
}

nonisolated extension View {
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    let any = AnyToggleStyle(style)
    return changingEnvironment(style) { environment, _ in environment.toggleStyles.append(any) }
  }
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
  /// Shows or hides labels, whatever an enclosing view sets; `.automatic` keeps the enclosing view's setting.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment(visibility) { if $1 != .automatic { $0.hidesLabels = $1 == .hidden } }
  }
}
