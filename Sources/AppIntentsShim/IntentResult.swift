/// The result of an intent.
public protocol IntentResult: Sendable {}
public protocol ProvidesDialog: IntentResult {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}
public protocol ShowsSnippetView: IntentResult {}
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

public struct IntentDialog: Sendable, Hashable, ExpressibleByStringInterpolation {
  public let full: LocalizedStringResource
  public init(_ full: LocalizedStringResource) { self.full = full }
  public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
}

extension IntentResult where Self == EmptyIntentResult {
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

extension IntentResult where Self == DialogIntentResult {
  public static func result(dialog: IntentDialog) -> DialogIntentResult { DialogIntentResult(dialog: dialog) }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> ValueIntentResult<Value>
  where Self == ValueIntentResult<Value> { ValueIntentResult(value: value, dialog: nil) }
  public static func result<Value>(value: Value, dialog: IntentDialog) -> ValueIntentResult<Value>
  where Self == ValueIntentResult<Value> { ValueIntentResult(value: value, dialog: dialog) }
}
