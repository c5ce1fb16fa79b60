/// What a widget shows, and how the system offers it.
@preconcurrency @MainActor public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// The widget with what the modifiers changed.
  var _description: WidgetDescription { get }
}

extension WidgetConfiguration {
  public var _description: WidgetDescription { body._description }
}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: WidgetConfiguration {}

/// A configuration with a change.
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
