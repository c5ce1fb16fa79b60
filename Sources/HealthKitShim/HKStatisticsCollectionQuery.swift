/// Calls its handler of initial results once.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  private let type: HKQuantityType
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Never called: no sample arrives here.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// - Parameter options: every value is computed, whichever are asked for.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (type, self.anchorDate, self.intervalComponents) = (quantityType, anchorDate, intervalComponents)
    super.init(quantityType, quantitySamplePredicate)
  }

  override func run() {
    let found = HKStatisticsCollection(
      type, samples.compactMap { $0 as? HKQuantitySample }, anchor: anchorDate, interval: intervalComponents)
    deliverLater { self.initialResultsHandler?(self, found, nil) }
  }
}
