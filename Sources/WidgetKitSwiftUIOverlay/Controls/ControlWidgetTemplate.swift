public import HeadlessSwiftUI

/// What a control is: a button or a switch.
@preconcurrency @MainActor public protocol ControlWidgetTemplate {
  /// The control as `ControlPicture` shows it.
  var _view: AnyView { get }
}

extension ControlWidgetTemplate {
  /// The colour of the control while it is on.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(_view: AnyView(_view.tint(tint)))
  }
  /// Whether the control can't be used.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(_view: AnyView(_view.disabled(disabled)))
  }
}

/// A control with a change.
private struct ModifiedControlTemplate: ControlWidgetTemplate {
  let _view: AnyView
}

/// Makes a control of a closure.
@MainActor @resultBuilder public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}
