internal import HeadlessUIKit

/// What a toggle style makes its views of.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  @Binding public var isOn: Bool
  /// Whether the toggle represents several values, of which some are on and others off.
  public var isMixed: Bool
  public let label: Label

  init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    _isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }
}

/// How toggles look.
@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle style of any type.
struct AnyToggleStyle {
  private let make: @MainActor (ToggleStyleConfiguration) -> AnyView

  @MainActor init<Style: ToggleStyle>(_ style: Style) {
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

/// A button that is filled weakly with the tint while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
      .buttonStyle(ToggledLook(isOn: configuration.isOn))
  }
}

/// The look of a toggle that is a button; its insets are those of bordered buttons, the fill is by pictures of iOS 17.
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

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
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
}

extension View {
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    let any = AnyToggleStyle(style)
    return changingEnvironment(style) { environment, _ in environment.toggleStyles.append(any) }
  }
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
  /// Shows labels again where a view around hides them, or hides them; `.automatic` leaves them as they are.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment(visibility) { if $1 != .automatic { $0.hidesLabels = $1 == .hidden } }
  }
}
