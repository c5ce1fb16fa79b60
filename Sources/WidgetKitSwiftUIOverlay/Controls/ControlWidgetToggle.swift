public import AppIntents
public import HeadlessSwiftUI

/// A control that turns a setting on or off.
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action: SetValueIntent>: ControlWidgetTemplate
where Action.ValueType == Bool {
  public let _view: AnyView

  /// - Parameter valueLabel: the text for a state, below the title.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: () -> Label, @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) {
    let label = VStack(alignment: .leading, spacing: 0) {
      label()
      valueLabel(isOn).foregroundStyle(.secondary)
    }
    var intent = action
    intent.value = !isOn
    _view = AnyView(ControlLook(label: AnyView(label), isOn: isOn, intent: intent))
  }
}

extension ControlWidgetToggle where ValueLabel == EmptyView {
  public init(isOn: Bool, action: Action, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetToggle where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: (Bool) -> ValueLabel
  ) { self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel) }
}
