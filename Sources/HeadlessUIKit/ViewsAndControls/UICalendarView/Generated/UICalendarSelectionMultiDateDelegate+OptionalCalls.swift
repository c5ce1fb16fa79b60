// Written by `make generate` from UICalendarSelectionMultiDateDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICalendarSelectionMultiDateDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var multiDateSelection: OptionalMethods<any UICalendarSelectionMultiDateDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UICalendarSelectionMultiDateDelegate {
  /// Calls `multiDateSelection(_:canSelectDate:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    callAsFunction(selection, canSelectDate: dateComponents)!
  }
}

extension OptionalMethodCalls where Target == any UICalendarSelectionMultiDateDelegate {
  /// Calls `multiDateSelection(_:canSelectDate:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool? {
    OptionalMethod.call { target.multiDateSelection(selection, canSelectDate: dateComponents) }
  }
}
