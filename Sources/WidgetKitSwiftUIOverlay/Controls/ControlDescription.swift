public import HeadlessSwiftUI

/// The properties of a control's configuration, for tests. Not a part of WidgetKit.
@MainActor public struct ControlDescription {
  /// The identifier of the control in the system.
  public let kind: String
  /// The name in the controls gallery.
  public internal(set) var displayName: Text?
  /// The text below the name in the controls gallery.
  public internal(set) var summary: Text?
  /// Creates the control for a value of its provider; returns nil if the value has another type.
  let content: (Any) -> AnyView?

  init(kind: String, content: @escaping (Any) -> AnyView?) { (self.kind, self.content) = (kind, content) }

  /// Creates the description of a control.
  public init<Control: ControlWidget>(_ control: Control.Type) { self = Control().body._description }
}
