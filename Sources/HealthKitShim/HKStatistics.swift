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
