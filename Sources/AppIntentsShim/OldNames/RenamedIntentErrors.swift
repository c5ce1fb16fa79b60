// Names of iOS 16's first version, which apps still use.

extension IntentParameter {
  /// The error with which an intent asks for the value.
  ///
  /// - Parameter dialog: the question.
  @available(*, deprecated, renamed: "needsValueError(_:)")
  public func requestValue(_ dialog: IntentDialog? = nil) -> AppIntentError {
    needsValueError(dialog)
  }
}
