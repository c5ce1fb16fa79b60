public import Foundation

/// Observes the user's selection of several days.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Optional.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
}

// Optional in UIKit.
extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { OptionalMethod.missing(true) }
}
