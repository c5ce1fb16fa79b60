/// The settings of a widget: its parameters are what a person chooses.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Settings do nothing by themselves.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}
