public import HeadlessSwiftUI

/// The template of a control: a button or a toggle.
@preconcurrency @MainActor public protocol ControlWidgetTemplate {
  /// The view that `ControlPicture` shows.
  var _view: AnyView { get }
}

extension ControlWidgetTemplate {
  /// Sets the control's colour while it is on.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(_view: AnyView(_view.tint(tint)))
  }
  /// Sets whether the control is disabled.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(_view: AnyView(_view.disabled(disabled)))
  }
}

/// A template with one modification.
private struct ModifiedControlTemplate: ControlWidgetTemplate {
  let _view: AnyView
}

/// A result builder for the template of a control.
@MainActor @resultBuilder public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}
