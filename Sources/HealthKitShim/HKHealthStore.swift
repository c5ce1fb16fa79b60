/// Health's data: the samples of ``HealthAnswers``, and those that the app saves while the test runs.
open class HKHealthStore: NSObject, @unchecked Sendable {
  open class func isHealthDataAvailable() -> Bool {
    HealthAnswers.current(asked: "whether Health is available").isAvailable
  }

  public override init() {}

  // MARK: Permission

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    HealthAnswers.current(asked: "whether Health may be used").authorizationStatus
  }

  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = HealthAnswers.current(asked: "whether Health may be used").grantsRequest
    deliverLater { completion(isGranted, isGranted ? nil : HKError(.errorUserCanceled)) }
  }

  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    guard HealthAnswers.current(asked: "whether Health may be used").grantsRequest else {
      throw HKError(.errorUserCanceled)
    }
  }

  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let status = HealthAnswers.current(asked: "whether Health may be used").authorizationStatus
    deliverLater { completion(status == .notDetermined ? .shouldRequest : .unnecessary, nil) }
  }

  // MARK: Data

  open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    save([object], withCompletion: completion)
  }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    SavedSamples.current.add(objects.compactMap { $0 as? HKSample })
    deliverLater { completion(true, nil) }
  }
  open func save(_ object: HKObject) async throws { SavedSamples.current.add([object].compactMap { $0 as? HKSample }) }
  open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    SavedSamples.current.remove(object)
    deliverLater { completion(true, nil) }
  }

  open func execute(_ query: HKQuery) { query.run() }
  /// Has no effect: queries end with their first results.
  open func stop(_ query: HKQuery) {}
  /// Succeeds; no delivery follows.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { deliverLater { completion(true, nil) } }
}

public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

/// What apps saved in a test or in the process.
// Unchecked: a lock guards the list.
final class SavedSamples: @unchecked Sendable {
  private let lock = NSLock()
  private var saved: [HKSample] = []

  static var current: SavedSamples { StandInScope.shared { SavedSamples() } }

  func add(_ new: [HKSample]) { lock.withLock { saved += new } }
  func remove(_ object: HKObject) { lock.withLock { saved.removeAll { $0 === object } } }

  /// The samples of a type, by their start.
  func samples(_ type: HKObjectType, _ predicate: NSPredicate?) -> [HKSample] {
    let given = HealthAnswers.current(asked: "for samples").samples.map { sample in
      HKQuantitySample(
        type: HKQuantityType(sample.identifier),
        quantity: HKQuantity(unit: HKUnit(from: sample.unit), doubleValue: sample.value), start: sample.start,
        end: sample.end)
    }
    return (given + lock.withLock { saved })
      .filter { $0.sampleType == type && predicate?.evaluate(with: $0) ?? true }
      .sorted { $0.startDate < $1.startDate }
  }
}

extension HKHealthStore {
  public func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    await withCheckedContinuation { continuation in
      getRequestStatusForAuthorization(toShare: typesToShare, read: typesToRead) { status, _ in
        continuation.resume(returning: status)
      }
    }
  }
  public func save(_ objects: [HKObject]) async throws { save(objects) { _, _ in } }
  public func delete(_ object: HKObject) async throws { delete(object) { _, _ in } }
  public func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
  {
    for object in objects { delete(object) { _, _ in } }
    deliverLater { completion(true, nil) }
  }
  public func delete(_ objects: [HKObject]) async throws { delete(objects) { _, _ in } }
  /// Has no effect: no sample arrives here.
  public func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
}
