// Written by `make generate` from UICalendarViewDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICalendarViewDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var calendarView: OptionalMethods<any UICalendarViewDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UICalendarViewDelegate {
  /// Calls `calendarView(_:decorationFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    OptionalMethod.call { target.calendarView(calendarView, decorationFor: dateComponents) } ?? nil
  }

  /// Calls `calendarView(_:didChangeVisibleDateComponentsFrom:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    callAsFunction(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)!
  }
}

extension OptionalMethodCalls where Target == any UICalendarViewDelegate {
  /// Calls `calendarView(_:didChangeVisibleDateComponentsFrom:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) -> Void? {
    OptionalMethod.call {
      target.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
    }
  }
}
