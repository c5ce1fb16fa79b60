public import HeadlessSwiftUI
public import WidgetKit

/// A widget without settings.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public let _description: WidgetDescription

  /// - Parameter content: The view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    _description = WidgetDescription(kind: kind) { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }
  public typealias Body = Never
}
