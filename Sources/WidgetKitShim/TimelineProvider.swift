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

/// Provides the timeline entries of a widget.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns an entry without data, which the system shows redacted.
  func placeholder(in context: Context) -> Entry
  /// Provides an entry for the widget gallery and for transient situations.
  @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
