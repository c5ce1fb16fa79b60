public import AppIntents

/// A configuration of a widget, with its description.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  public let intent: Intent
  public let description: String

  @_disfavoredOverload public init<S: StringProtocol>(intent: Intent, description: S) {
    (self.intent, self.description) = (intent, String(description))
  }
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: description.key)
  }
}
