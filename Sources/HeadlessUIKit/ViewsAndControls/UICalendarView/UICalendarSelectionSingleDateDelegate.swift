public import Foundation

/// Observes the user's selection of a day.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Optional.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

// Optional in UIKit.
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { OptionalMethod.missing(true) }
}
