public import HeadlessSwiftUI

/// What a control's configuration consists of, for tests. Not a part of WidgetKit.
@MainActor public struct ControlDescription {
  /// The name that the system knows the control by.
  public let kind: String
  /// The name in the gallery of controls.
  public internal(set) var displayName: Text?
  /// The text below the name in the gallery of controls.
  public internal(set) var summary: Text?
  /// The control for a value of its provider; nil where the value is of another type.
  let content: (Any) -> AnyView?

  init(kind: String, content: @escaping (Any) -> AnyView?) { (self.kind, self.content) = (kind, content) }

  /// The description of a control.
  public init<Control: ControlWidget>(_ control: Control.Type) { self = Control().body._description }
}
