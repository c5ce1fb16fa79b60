public import Foundation

// Foundation on Linux only has the form that returns a `DateInterval`.
extension NSCalendar {
  /// Writes the begin and the length, in seconds, of the unit that contains a date; false if it can't be calculated.
  ///
  /// - Parameter unit: one unit; those that a calendar can't calculate, as `timeZone`, give false.
  @discardableResult public func range(
    of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    datep?.pointee = found.start as NSDate
    tip?.pointee = found.duration
    return true
  }
}
