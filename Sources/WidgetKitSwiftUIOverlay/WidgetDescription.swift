public import HeadlessSwiftUI
public import WidgetKit

/// What a widget's configuration consists of, for tests. Not a part of WidgetKit.
@MainActor public struct WidgetDescription {
  /// The name that `WidgetCenter.reloadTimelines(ofKind:)` takes.
  public let kind: String
  /// All families by default, as on iOS.
  public internal(set) var supportedFamilies = WidgetFamily.allCases
  /// The name in the gallery of widgets.
  public internal(set) var displayName: Text?
  /// The text below the name in the gallery of widgets.
  public internal(set) var summary: Text?
  /// Whether the widget's content keeps the margins of the system clear.
  public internal(set) var hasContentMargins = true
  /// Whether the system may show the widget without its container background: where it is tinted, or in StandBy.
  public internal(set) var isContainerBackgroundRemovable = true
  let content: (any TimelineEntry) -> AnyView?
  /// Creates the views of a live activity for a context; nil for other widgets.
  var activity: ((Any) -> (AnyView, DynamicIsland)?)?

  init(kind: String, content: @escaping (any TimelineEntry) -> AnyView?) { (self.kind, self.content) = (kind, content) }

  /// The description of a widget.
  public init<W: Widget>(_ widget: W.Type) { self = W().body._description }

  /// The descriptions of a bundle's widgets, in their order.
  public static func all<Bundle: WidgetBundle>(in bundle: Bundle.Type) -> [WidgetDescription] {
    Bundle().body._descriptions
  }
}
