import Foundation

/// The measures of calendars, in points. Apple gives none; that an inline date picker is 320 points wide and 330 high
/// without the time is as published of iOS 14 and later, and what that is made of is estimated from pictures.
struct CalendarMetrics: LookMetrics {
  var width: CGFloat = 320
  var pickerHeight: CGFloat = 330
  var timeHeight: CGFloat = 52
  /// The month's title and the buttons for other months.
  var headerHeight: CGFloat = 44
  var weekdaysHeight: CGFloat = 22
  var margin: CGFloat = 16
  var headerFontSize: CGFloat = 17
  var weekdayFontSize: CGFloat = 13
  var dayFontSize: CGFloat = 20
  var selectedDayFontSize: CGFloat = 22
  var markDiameter: CGFloat = 44
  /// Between the middles of the two chevrons.
  var chevronDistance: CGFloat = 44
  /// Of a calendar view, whose weeks have space for decorations.
  var viewHeight: CGFloat = 456
  var decorationHeight: CGFloat = 18

  static func figures(of design: Look.Design) -> CalendarMetrics {
    switch design {
    case .flat: CalendarMetrics()
    }
  }
}
