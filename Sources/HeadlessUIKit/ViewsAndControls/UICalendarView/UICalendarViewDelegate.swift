public import Foundation

/// Decorates the days of a calendar view.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Optional.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Optional: the user changed the visible month.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

// Optional in UIKit.
extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { OptionalMethod.missing(nil) }
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { OptionalMethod.missing() }
}
