public import HeadlessSwiftUI
public import WidgetKit

/// The properties of a widget's configuration, for tests. Not a part of WidgetKit.
@MainActor public struct WidgetDescription {
  /// The identifier for `WidgetCenter.reloadTimelines(ofKind:)`.
  public let kind: String
  /// All families by default, as on iOS.
  public internal(set) var supportedFamilies = WidgetFamily.allCases
  /// The name in the widget gallery.
  public internal(set) var displayName: Text?
  /// The text below the name in the widget gallery.
  public internal(set) var summary: Text?
  /// Whether the system's margins are added around the widget's content.
  public internal(set) var hasContentMargins = true
  /// Whether the system can show the widget without its container background, such as when it is tinted or in StandBy.
  public internal(set) var isContainerBackgroundRemovable = true
  let content: (any TimelineEntry) -> AnyView?
  /// Creates the views of a live activity for a context; nil for other widgets.
  var activity: ((Any) -> (AnyView, DynamicIsland)?)?

  init(kind: String, content: @escaping (any TimelineEntry) -> AnyView?) { (self.kind, self.content) = (kind, content) }

  /// Creates the description of a widget.
  public init<W: Widget>(_ widget: W.Type) { self = W().body._description }

  /// Returns the descriptions of a bundle's widgets, in their order.
  public static func all<Bundle: WidgetBundle>(in bundle: Bundle.Type) -> [WidgetDescription] {
    Bundle().body._descriptions
  }
}
