/// When the system asks a provider for its next timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let name: String
  private let date: Date?

  /// After the last entry's date.
  public static var atEnd: TimelineReloadPolicy { TimelineReloadPolicy(name: "atEnd", date: nil) }
  /// Only where the app asks `WidgetCenter` for it.
  public static var never: TimelineReloadPolicy { TimelineReloadPolicy(name: "never", date: nil) }
  /// At a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(name: "after", date: date) }
}
