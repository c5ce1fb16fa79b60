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
