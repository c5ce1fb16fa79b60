/// A question about Health's data. Results come once, on the main queue.
open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
    super.init()
  }

  func run() {}

  var samples: [HKSample] { objectType.map { SavedSamples.current.samples($0, predicate) } ?? [] }

  /// The samples that begin and end in an interval, or reach into it.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      let isAfter = startDate.map { options.contains(.strictStartDate) ? sample.startDate >= $0 : sample.endDate >= $0 }
      let isBefore = endDate.map { options.contains(.strictEndDate) ? sample.endDate < $0 : sample.startDate < $0 }
      return isAfter ?? true && isBefore ?? true
    }
  }
}

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let strictStartDate = Self(rawValue: 1)
  public static let strictEndDate = Self(rawValue: 2)
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let limit: Int
  private let isAscending: Bool
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// - Parameter sortDescriptors: of the first one only the direction is read; results are sorted by their start.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, handler) = (limit, resultsHandler)
    isAscending = sortDescriptors?.first?.ascending ?? true
    super.init(sampleType, predicate)
  }

  override func run() {
    let sorted = isAscending ? samples : samples.reversed()
    let found = limit == HKObjectQueryNoLimit ? sorted : Array(sorted.prefix(limit))
    deliverLater { self.handler(self, found, nil) }
  }
}

/// Calls its handler once.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func run() { deliverLater { self.handler(self, {}, nil) } }
}

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let separateBySource = Self(rawValue: 1), discreteAverage = Self(rawValue: 2)
  public static let discreteMin = Self(rawValue: 4), discreteMax = Self(rawValue: 8)
  public static let cumulativeSum = Self(rawValue: 16), mostRecent = Self(rawValue: 32)
}

/// Sums and averages of the samples of a time. Nil where there are none.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date
  private let samples: [HKQuantitySample]

  init(_ type: HKQuantityType, _ samples: [HKQuantitySample], _ start: Date, _ end: Date) {
    (quantityType, self.samples, startDate, endDate) = (type, samples, start, end)
    super.init()
  }

  open func sumQuantity() -> HKQuantity? { reduced { $0.reduce(0, +) } }
  open func averageQuantity() -> HKQuantity? { reduced { $0.reduce(0, +) / Double($0.count) } }
  open func minimumQuantity() -> HKQuantity? { reduced { $0.min() ?? 0 } }
  open func maximumQuantity() -> HKQuantity? { reduced { $0.max() ?? 0 } }
  open func mostRecentQuantity() -> HKQuantity? { samples.last?.quantity }

  private func reduced(_ value: ([Double]) -> Double) -> HKQuantity? {
    guard let unit = samples.first?.quantity.unitOfValue else { return nil }
    return HKQuantity(unit: unit, doubleValue: value(samples.map { $0.quantity.doubleValue(for: unit) }))
  }
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let type: HKQuantityType
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// - Parameter options: every value is computed, whichever are asked for.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    (type, self.handler) = (quantityType, handler)
    super.init(quantityType, quantitySamplePredicate)
  }

  override func run() {
    let found = samples.compactMap { $0 as? HKQuantitySample }
    let result = HKStatistics(
      type, found, found.first?.startDate ?? .distantPast, found.last?.endDate ?? .distantFuture)
    deliverLater { self.handler(self, found.isEmpty ? nil : result, nil) }
  }
}
