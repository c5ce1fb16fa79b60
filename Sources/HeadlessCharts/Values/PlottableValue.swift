public import Foundation
public import HeadlessSwiftUI

/// A value with the name of the quantity.
public struct PlottableValue<Value: Plottable> {
  let label: Text
  let value: PlottedValue
  /// The end of the value's interval, for dates with a unit and for ranges.
  let end: PlottedValue?

  init(label: Text, value: PlottedValue, end: PlottedValue? = nil) {
    self.label = label
    self.value = value
    self.end = end
  }

  var channel: MarkChannel { MarkChannel(label: label, value: value, end: end) }
}

extension PlottableValue {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: Text(labelKey), value: value.plotted)
  }
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: Text(label), value: value.plotted)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value.plotted)
  }
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(label: Text(labelKey), value: range.lowerBound.plotted, end: range.upperBound.plotted)
  }
  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable {
    PlottableValue(label: Text(label), value: range.lowerBound.plotted, end: range.upperBound.plotted)
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { interval(Text(labelKey), value, unit, calendar) }

  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { interval(Text(label), value, unit, calendar) }

  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { interval(label, value, unit, calendar) }

  /// The interval of the unit that contains a date.
  private static func interval(
    _ label: Text, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar
  ) -> PlottableValue {
    guard let interval = calendar.dateInterval(of: unit, for: value) else {
      return PlottableValue(label: label, value: value.plotted)
    }
    return PlottableValue(label: label, value: interval.start.plotted, end: interval.end.plotted)
  }
}
