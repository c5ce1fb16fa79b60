/// The statistics of equally long times, such as days.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let type: HKQuantityType
  private let anchor: Date
  private let interval: DateComponents
  private let samples: [HKQuantitySample]

  init(_ type: HKQuantityType, _ samples: [HKQuantitySample], anchor: Date, interval: DateComponents) {
    (self.type, self.samples, self.anchor, self.interval) = (type, samples, anchor, interval)
    super.init()
  }

  /// The statistics of the time around a date; nil where the time has no samples.
  open func statistics(for date: Date) -> HKStatistics? {
    let found = statistics(ofTime: time(of: date))
    return found.mostRecentQuantity() == nil ? nil : found
  }

  /// The statistics of all times with samples, in order.
  open func statistics() -> [HKStatistics] {
    Set(samples.map { time(of: $0.startDate) }).sorted().map(statistics(ofTime:))
  }

  /// Calls the block for each time from the one around a date to that around another, with and without samples.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let (first, last) = (time(of: startDate), time(of: endDate))
    guard first <= last else { return }
    var isOver = ObjCBool(false)
    for number in first...last {
      block(statistics(ofTime: number), &isOver)
      if isOver.boolValue { return }
    }
  }

  private func statistics(ofTime number: Int) -> HKStatistics {
    let (start, end) = (start(ofTime: number), start(ofTime: number + 1))
    return HKStatistics(type, samples.filter { $0.startDate >= start && $0.startDate < end }, start, end)
  }

  // MARK: Times, counted from the anchor

  private func start(ofTime number: Int) -> Date {
    var distance = DateComponents()
    for unit in Self.units {
      if let count = interval.value(for: unit), count != 0 { distance.setValue(count * number, for: unit) }
    }
    return Calendar.current.date(byAdding: distance, to: anchor) ?? anchor
  }

  private func time(of date: Date) -> Int {
    let length = start(ofTime: 1).timeIntervalSince(anchor)
    guard length > 0 else { return 0 }
    // Days and months differ in length: the estimate is corrected.
    var number = Int((date.timeIntervalSince(anchor) / length).rounded(.down))
    while start(ofTime: number) > date { number -= 1 }
    while start(ofTime: number + 1) <= date { number += 1 }
    return number
  }

  private static let units: [Calendar.Component] = [.year, .month, .weekOfYear, .day, .hour, .minute, .second]
}
