public import AppIntents
public import HeadlessSwiftUI
public import WidgetKit

/// A widget whose settings are an intent of AppIntents.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  public let _description: WidgetDescription

  /// - Parameter content: The view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _description = WidgetDescription(kind: kind) { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }
  public typealias Body = Never
}
