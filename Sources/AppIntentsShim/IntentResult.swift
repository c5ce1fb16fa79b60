/// The result of an intent.
public protocol IntentResult: Sendable {}
public protocol ProvidesDialog: IntentResult {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// The result of intents without a value: `.result()`.
public struct EmptyIntentResult: IntentResult {}

/// A value and the text that Siri speaks.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog {
  public let value: Value?
  public let dialog: IntentDialog?
}

/// The text that Siri speaks.
public struct DialogIntentResult: ProvidesDialog {
  public let dialog: IntentDialog
}

/// An intent that follows. Tests read it; nothing performs it.
public struct OpeningIntentResult: OpensIntent, ProvidesDialog {
  public let intent: any AppIntent
  public let dialog: IntentDialog?
}

/// A value, and an intent that follows. Tests read it; nothing performs it.
public struct ValueOpeningIntentResult<Value: Sendable>: ReturnsValue, OpensIntent, ProvidesDialog {
  public let value: Value?
  public let intent: any AppIntent
  public let dialog: IntentDialog?
}

/// An intent whose view is shown. Tests read it; nothing performs it.
public struct SnippetIntentIntentResult: ShowsSnippetIntent, ProvidesDialog {
  public let snippetIntent: any SnippetIntent
  public let dialog: IntentDialog?
}

extension IntentResult where Self == EmptyIntentResult {
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

extension IntentResult where Self == DialogIntentResult {
  public static func result(dialog: IntentDialog) -> DialogIntentResult { DialogIntentResult(dialog: dialog) }
}

extension IntentResult where Self == OpeningIntentResult {
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog? = nil) -> OpeningIntentResult {
    OpeningIntentResult(intent: opensIntent, dialog: dialog)
  }
}

extension IntentResult where Self == SnippetIntentIntentResult {
  public static func result(dialog: IntentDialog? = nil, snippetIntent: some SnippetIntent) -> SnippetIntentIntentResult
  {
    SnippetIntentIntentResult(snippetIntent: snippetIntent, dialog: dialog)
  }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> ValueIntentResult<Value>
  where Self == ValueIntentResult<Value> { ValueIntentResult(value: value, dialog: nil) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> ValueIntentResult<Value>
  where Self == ValueIntentResult<Value> { ValueIntentResult(value: value, dialog: dialog) }
  public static func result<Value>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog? = nil
  ) -> ValueOpeningIntentResult<Value> where Self == ValueOpeningIntentResult<Value> {
    ValueOpeningIntentResult(value: value, intent: opensIntent, dialog: dialog)
  }
}
