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
