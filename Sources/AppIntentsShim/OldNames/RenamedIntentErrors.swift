// Names of the first version of iOS 16, which apps still use.

extension IntentParameter {
  /// The error with which an intent asks for the value: Siri asks on iOS, and performs the intent again.
  ///
  ///     guard let name else { throw $name.requestValue("Which name?") }
  ///
  /// - Parameter dialog: the question.
  @available(*, deprecated, renamed: "needsValueError(_:)")
  public func requestValue(_ dialog: IntentDialog? = nil) -> AppIntentError {
    needsValueError(dialog)
  }
}
