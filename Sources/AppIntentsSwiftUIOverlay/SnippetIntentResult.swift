public import AppIntents
public import HeadlessSwiftUI

/// The result of an intent with a view, which Siri shows on iOS, and the text that it speaks.
public struct SnippetIntentResult: ProvidesDialog, ShowsSnippetView {
  /// The text; nil without one.
  public let dialog: IntentDialog?
  /// The view, for tests. Not a part of AppIntents.
  public let view: AnyView

  init(_ dialog: IntentDialog?, _ view: some View) {
    self.dialog = dialog
    self.view = AnyView(view)
  }
}

/// The same with a value for the intent that follows in a shortcut.
public struct ValueSnippetIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView {
  public let value: Value?
  /// The text; nil without one.
  public let dialog: IntentDialog?
  /// The view, for tests. Not a part of AppIntents.
  public let view: AnyView
}

extension IntentResult where Self == SnippetIntentResult {
  public static func result(view: some View) -> SnippetIntentResult { SnippetIntentResult(nil, view) }
  public static func result(dialog: IntentDialog, view: some View) -> SnippetIntentResult {
    SnippetIntentResult(dialog, view)
  }
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> SnippetIntentResult {
    SnippetIntentResult(nil, content())
  }
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> SnippetIntentResult { SnippetIntentResult(dialog, content()) }
}

extension IntentResult {
  public static func result<Value>(value: Value, view: some View) -> ValueSnippetIntentResult<Value>
  where Self == ValueSnippetIntentResult<Value> {
    ValueSnippetIntentResult(value: value, dialog: nil, view: AnyView(view))
  }
  public static func result<Value>(
    value: Value, dialog: IntentDialog, view: some View
  ) -> ValueSnippetIntentResult<Value> where Self == ValueSnippetIntentResult<Value> {
    ValueSnippetIntentResult(value: value, dialog: dialog, view: AnyView(view))
  }
  public static func result<Value, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> ValueSnippetIntentResult<Value> where Self == ValueSnippetIntentResult<Value> {
    ValueSnippetIntentResult(value: value, dialog: nil, view: AnyView(content()))
  }
  public static func result<Value, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> ValueSnippetIntentResult<Value> where Self == ValueSnippetIntentResult<Value> {
    ValueSnippetIntentResult(value: value, dialog: dialog, view: AnyView(content()))
  }
}
