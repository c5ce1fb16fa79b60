public import HeadlessSwiftUI
public import Intents
internal import WidgetKit

/// A widget whose settings are an intent of SiriKit.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public let _description: WidgetDescription

  /// - Parameter content: The view of an entry.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    _description = WidgetDescription(kind: kind) { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }
  public typealias Body = Never
}
