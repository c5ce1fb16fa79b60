// Intents compile, and tests can perform them. The system never performs them here.

/// An action of an app that the system can perform.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  /// Performs the intent: nothing is donated.
  @discardableResult public func donate() async throws -> String { "" }
  public func callAsFunction() async throws -> PerformResult { try await perform() }
}

public struct IntentDescription: Sendable, Hashable, ExpressibleByStringInterpolation {
  public let descriptionText: LocalizedStringResource
  public init(_ descriptionText: LocalizedStringResource) { self.descriptionText = descriptionText }
  public init(stringLiteral value: String) { descriptionText = LocalizedStringResource(stringLiteral: value) }
}

public protocol AudioPlaybackIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol OpenIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol SetFocusFilterIntent: AppIntent {}

/// The settings of a widget. The intent's parameters are the values that the user configures.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: the intent only holds settings.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

/// The settings of a control. The intent's parameters are the values that the user configures.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: the intent only holds settings.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

/// An intent that sets a value, which a control's toggle performs.
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: Sendable
  /// The value to set.
  var value: ValueType { get set }
}
