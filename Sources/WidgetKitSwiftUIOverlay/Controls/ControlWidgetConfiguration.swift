internal import HeadlessSwiftUI
public import HeadlessUIKit

/// What a control shows, and how the system offers it.
@preconcurrency @MainActor public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// The control with what the modifiers changed.
  var _description: ControlDescription { get }
}

extension ControlWidgetConfiguration {
  public var _description: ControlDescription { body._description }

  /// The name in the gallery of controls.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.displayName = Text(displayName) }
  }
  /// The text below the name in the gallery of controls.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.summary = Text(description) }
  }
  /// Whether the system asks for settings when the control is added, which a picture doesn't show.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetConfiguration where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration with a change.
private struct ModifiedControlConfiguration<Base: ControlWidgetConfiguration>: ControlWidgetConfiguration {
  let base: Base
  let change: (inout ControlDescription) -> Void

  var _description: ControlDescription {
    var description = base._description
    change(&description)
    return description
  }
  typealias Body = Never
}
