/// What the Shortcuts app shows of an intent. It isn't shown here.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
  public init() {}
}

/// A sentence with parameters: `Summary("Open \(\.$page)") { \.$isPrivate }`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// The sentence, with `${parameter}` for each parameter.
  public let text: String

  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { text = summary.text }
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) { text = summary.text }
  public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) { text = "" }
}

/// The text of a summary.
public struct ParameterSummaryString<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      text += "${parameter}"
    }
  }

  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// Lists the parameters below a summary.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent> {
    path
  }
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}

@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression(_ content: IntentParameterSummary<Intent>) -> IntentParameterSummary<Intent> {
    content
  }
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// How `When` compares a parameter.
public enum ParameterSummaryComparison: Sendable {
  case equalTo, notEqualTo, greaterThan, greaterThanOrEqualTo, lessThan, lessThanOrEqualTo, oneOf, notOneOf
}
public enum ParameterSummaryPresence: Sendable { case hasAnyValue, hasNoValue }

/// One of two summaries, by the value of a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary>:
  ParameterSummary
{
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init(
    widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  public init(
    widgetFamily comparison: ParameterSummaryComparison, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison, _ value: Value,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue
  ) {}
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ presence: ParameterSummaryPresence,
    @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue
  ) {}
}

/// One of several summaries, by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCaseCondition<Intent, Value>]
  ) {}
}

/// The summary for a value.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value>: ParameterSummary {
  init() {}

  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}
  public init<Content: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {}
}

/// The summary for the other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  public init<Content: ParameterSummary>(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  public typealias Condition = ParameterSummaryCaseCondition<Intent, Value>
  public static func buildExpression(_ condition: Condition) -> Condition { condition }
  public static func buildExpression(_ condition: ParameterSummaryDefaultCaseCondition<Intent>) -> Condition {
    Condition()
  }
  public static func buildBlock(_ conditions: Condition...) -> [Condition] { conditions }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
    Self, WhenTrue, Otherwise
  >
  public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}
