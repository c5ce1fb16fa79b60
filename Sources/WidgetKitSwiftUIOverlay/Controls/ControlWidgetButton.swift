public import AppIntents
public import HeadlessSwiftUI

/// A control that performs an app intent.
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action: AppIntent>: ControlWidgetTemplate {
  public let _view: AnyView

  /// - Parameter actionLabel: the label while the intent runs, which a picture doesn't show.
  public init(
    action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { _view = AnyView(ControlLook(label: AnyView(label()), isOn: false, intent: action)) }
}

extension ControlWidgetButton where ActionLabel == EmptyView {
  public init(action: Action, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label) { _ in EmptyView() }
  }
}

extension ControlWidgetButton where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) { self.init(action: action, label: { Text(title) }, actionLabel: actionLabel) }
}
