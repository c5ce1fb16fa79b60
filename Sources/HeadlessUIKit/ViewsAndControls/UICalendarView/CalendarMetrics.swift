import Foundation

/// The measures of calendars, in points. Apple gives none; that an inline date picker is 320 points wide and 330 high
/// without the time is as published of iOS 14 and later, and what that is made of is estimated from pictures.
enum CalendarMetrics {
  static let width: CGFloat = 320
  static let pickerHeight: CGFloat = 330
  static let timeHeight: CGFloat = 52
  /// The month's name and the ways to other months.
  static let headerHeight: CGFloat = 44
  static let weekdaysHeight: CGFloat = 22
  static let margin: CGFloat = 16
  static let headerFontSize: CGFloat = 17
  static let weekdayFontSize: CGFloat = 13
  static let dayFontSize: CGFloat = 20
  static let selectedDayFontSize: CGFloat = 22
  static let markDiameter: CGFloat = 44
  /// Between the middles of the two chevrons.
  static let chevronDistance: CGFloat = 44
  /// Of a calendar view, whose weeks have room for decorations.
  static let viewHeight: CGFloat = 456
  static let decorationHeight: CGFloat = 18
}
