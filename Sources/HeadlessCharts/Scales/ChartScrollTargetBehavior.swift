public import Foundation

/// Where a chart stops after a touch has scrolled it.
public protocol ChartScrollTargetBehavior {
  var _target: _ChartScrollTarget { get }
}

/// Where a chart stops, in the form that charts use.
public enum _ChartScrollTarget: Sendable {
  /// A multiple of a number.
  case unit(Double)
  /// A date with these components.
  case dates(DateComponents)
  /// A whole visible part from the first value.
  case page

  /// The nearest place to stop at.
  func aligned(_ value: Double, _ scrolling: AxisPlan.Scrolling, _ calendar: Calendar) -> Double {
    switch self {
    case .unit(let unit): return unit > 0 ? (value / unit).rounded() * unit : value
    case .page:
      let first = scrolling.starts.lowerBound
      return first + ((value - first) / scrolling.length).rounded() * scrolling.length
    case .dates(let components):
      let date = Date(timeIntervalSinceReferenceDate: value)
      let places = [Calendar.SearchDirection.forward, .backward].compactMap {
        calendar.nextDate(
          // A date that has the components itself counts.
          after: date.addingTimeInterval($0 == .forward ? -0.5 : 0.5), matching: components, matchingPolicy: .nextTime,
          direction: $0)
      }
      let nearest = places.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
      return nearest?.timeIntervalSinceReferenceDate ?? value
    }
  }
}

/// A chart that stops at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public let _target: _ChartScrollTarget

  /// Where a fast swipe stops. The chart doesn't go on after the finger lifts here, so that the values alone count.
  public struct MajorValueAlignment<Value>: Sendable {
    public static func unit(_ unit: Double) -> MajorValueAlignment where Value == Double { .init() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment where Value == DateComponents {
      .init()
    }
    public static var page: MajorValueAlignment { .init() }
  }

  /// How far one swipe scrolls; always as far as the finger here.
  public enum LimitBehavior: Sendable { case automatic, always, never }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    matching: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<DateComponents>? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(_target: .dates(matching)) }

  public static func valueAligned(
    unit: Double, majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment<Double>? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(_target: .unit(unit)) }
}

/// A chart that stops at whole visible parts.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
  public var _target: _ChartScrollTarget { .page }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  public static var paging: PagingChartScrollTargetBehavior { PagingChartScrollTargetBehavior() }
}
