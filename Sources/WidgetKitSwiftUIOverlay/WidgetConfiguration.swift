/// The configuration of a widget: its content, and its name and description in the system.
@preconcurrency @MainActor public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// The description of the widget, with the changes of the modifiers.
  var _description: WidgetDescription { get }
}

extension WidgetConfiguration {
  public var _description: WidgetDescription { body._description }
}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: WidgetConfiguration {}

/// A configuration with one modification.
struct ModifiedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  let base: Base
  let change: (inout WidgetDescription) -> Void

  var _description: WidgetDescription {
    var description = base._description
    change(&description)
    return description
  }
  typealias Body = Never
}

/// An empty configuration.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public nonisolated init() {}
  public var _description: WidgetDescription { WidgetDescription(kind: "") { _ in nil } }
  public typealias Body = Never
}
