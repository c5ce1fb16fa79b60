public import AppIntents

/// The configuration of a control whose settings are an app intent.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public let _description: ControlDescription

  /// - Parameter content: creates the control for a value of the provider.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    _description = ControlDescription(kind: kind) { value in (value as? Provider.Value).map { content($0)._view } }
  }

  /// - Parameter content: creates the control for its settings.
  public init(
    kind: String, intent: Configuration.Type,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    _description = ControlDescription(kind: kind) { value in (value as? Configuration).map { content($0)._view } }
  }
  public typealias Body = Never
}
