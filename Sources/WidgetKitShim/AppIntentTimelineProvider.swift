public import AppIntents

/// Gives a widget its entries for what the user chose in the widget's settings.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  /// An entry without data, which the system shows redacted.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery of widgets, and for moments between two timelines.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations for platforms that have no settings of widgets; none by default.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
