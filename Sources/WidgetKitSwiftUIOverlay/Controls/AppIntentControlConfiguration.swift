public import AppIntents

/// A control whose settings are an intent of AppIntents.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public let _description: ControlDescription

  /// - Parameter content: the control for a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    _description = ControlDescription(kind: kind) { value in (value as? Provider.Value).map { content($0)._view } }
  }

  /// - Parameter content: the control for its settings.
  public init(
    kind: String, intent: Configuration.Type,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    _description = ControlDescription(kind: kind) { value in (value as? Configuration).map { content($0)._view } }
  }
  public typealias Body = Never
}
