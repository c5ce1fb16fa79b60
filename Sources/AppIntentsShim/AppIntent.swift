// Intents compile, and tests can perform them. The system never performs them here.

/// An action of an app that the system can perform.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var supportedModes: IntentModes { get }
  static var persistentIdentifier: String { get }
  /// What the Shortcuts app shows of the intent: a sentence with its parameters.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// The type's name.
  public static var persistentIdentifier: String { "\(Self.self)" }
  /// Performs the intent: nothing is donated.
  @discardableResult public func donate() async throws -> String { "" }
  public func callAsFunction() async throws -> PerformResult { try await perform() }

  /// Asks the user whether to go on, which fails: no user answers here.
  public func requestConfirmation() async throws { throw AppIntentError(nil) }
  /// Asks the user whether to go on, which fails: no user answers here.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
    dialog: IntentDialog? = nil
  ) async throws { throw AppIntentError(dialog) }
  /// Asks the user whether to go on with a result, which fails: no user answers here.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
  ) async throws { throw AppIntentError(nil) }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

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
