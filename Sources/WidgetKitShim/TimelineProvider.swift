/// The context for which a provider creates an entry. On iOS only the system creates contexts; here, a test does.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// Whether the entry is for the widget gallery.
  public let isPreview: Bool
  /// The widget's size in points.
  public let displaySize: CGSize

  /// Not a part of WidgetKit, in which only the system creates contexts.
  public init(family: WidgetFamily, isPreview: Bool = false, displaySize: CGSize) {
    (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize)
  }
}

/// Gives a widget its entries.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// An entry without data, which the system shows redacted.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery of widgets, and for moments between two timelines.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
