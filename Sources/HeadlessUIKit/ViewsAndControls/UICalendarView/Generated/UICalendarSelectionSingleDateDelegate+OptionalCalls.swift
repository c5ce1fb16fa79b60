// Written by `make generate` from UICalendarSelectionSingleDateDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICalendarSelectionSingleDateDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var dateSelection: OptionalMethods<any UICalendarSelectionSingleDateDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UICalendarSelectionSingleDateDelegate {
  /// Calls `dateSelection(_:canSelectDate:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    callAsFunction(selection, canSelectDate: dateComponents)!
  }
}

extension OptionalMethodCalls where Target == any UICalendarSelectionSingleDateDelegate {
  /// Calls `dateSelection(_:canSelectDate:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool? {
    OptionalMethod.call { target.dateSelection(selection, canSelectDate: dateComponents) }
  }
}
