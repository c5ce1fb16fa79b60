public import Intents
public import WidgetKit

/// Gives a widget its entries for an intent of SiriKit.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext

  /// An entry without data, which the system shows redacted.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery of widgets, and for moments between two timelines.
  @preconcurrency func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
