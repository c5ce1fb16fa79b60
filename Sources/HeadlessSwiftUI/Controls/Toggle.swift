internal import HeadlessUIKit

/// A switch with a label.
public struct Toggle<Label: View>: View {
  @Environment(\.toggleStyle) private var style
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    style.make(ToggleStyleConfiguration(isOn: isOn, label: ToggleStyleConfiguration.Label(content: AnyView(label))))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// What a toggle style makes its views of.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  @Binding public var isOn: Bool
  public let label: Label

  init(isOn: Binding<Bool>, label: Label) {
    _isOn = isOn
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
  nonisolated(unsafe) let style: any ToggleStyle

  @MainActor func make(_ configuration: ToggleStyleConfiguration) -> AnyView {
    func open<Style: ToggleStyle>(_ style: Style) -> AnyView { AnyView(style.makeBody(configuration: configuration)) }
    return open(style)
  }
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

public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
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

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { AnyToggleStyle(style: DefaultToggleStyle()) }
}

private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
  /// Whether controls are shown without their labels.
  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style: style))
  }
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// A label at the leading edge and a control at the trailing one.
struct LabeledControl<Label: View, Control: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  let label: Label
  let control: Control

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if hidesLabels {
      control
    } else {
      HStack {
        label
        Spacer(minLength: 0)
        control
      }
      .namingControl()
    }
  }
}

/// UIKit's switch.
struct SwitchView: _ElementView {
  let isOn: Binding<Bool>
  let color: Color?

  /// The layout is 49 x 31 and the switch 51 x 31, which is drawn 2 points beyond at the trailing edge: measured on iOS 26, and
  /// inferred for 17 and 18 (swiftui-figures, rows 87 to 90).
  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UISwitch()
    let actions = ControlActions()
    view.addAction(UIAction { _ in actions.changed() }, for: .valueChanged)
    let size = view.intrinsicContentSize
    let element = _ControlElement(view) { _ in CGSize(width: size.width - 2, height: size.height) }
    element.kept = actions
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UISwitch, let actions = element.kept as? ControlActions else { return }
    context.prepare(view)
    if let color { view.onTintColor = UIColor(color) }
    let value = isOn.wrappedValue
    if view.isOn != value { view.setOn(value, animated: false) }
    actions.changed = { [weak view] in if let view { isOn.wrappedValue = view.isOn } }
  }
  typealias Body = Never
}
