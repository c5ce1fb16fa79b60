/// The configuration of a control without settings.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  public let _description: ControlDescription

  /// - Parameter content: creates the control.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    _description = ControlDescription(kind: kind) { _ in content()._view }
  }

  /// - Parameter content: creates the control for a value of the provider.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    _description = ControlDescription(kind: kind) { value in (value as? Provider.Value).map { content($0)._view } }
  }
  public typealias Body = Never
}
