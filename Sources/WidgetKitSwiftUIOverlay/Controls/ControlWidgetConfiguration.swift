internal import HeadlessSwiftUI
public import HeadlessUIKit

/// The configuration of a control: its content, and its name and description in the system.
@preconcurrency @MainActor public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// The description of the control, with the changes of the modifiers.
  var _description: ControlDescription { get }
}

extension ControlWidgetConfiguration {
  public var _description: ControlDescription { body._description }

  /// Sets the name in the controls gallery.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.displayName = Text(displayName) }
  }
  /// Sets the text below the name in the controls gallery.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.summary = Text(description) }
  }
  /// Has no effect: a picture doesn't show the prompt for settings that appears when a control is added.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

extension ControlWidgetConfiguration where Body == Never {
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: ControlWidgetConfiguration {}

/// A configuration with one modification.
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
