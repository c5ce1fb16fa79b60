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

extension HKQuery {
  /// The objects with a value of a key of their metadata.
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil }
  }

  /// The objects with one of some values of a key of their metadata.
  public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
    let allowed = allowedValues.map { $0 as? NSObject ?? "\($0)" as NSString }
    return NSPredicate { object, _ in
      guard let value = (object as? HKObject)?.metadata?[key] else { return false }
      return allowed.contains(value as? NSObject ?? "\(value)" as NSString)
    }
  }

  /// The object with an identifier.
  public class func predicateForObject(with UUID: UUID) -> NSPredicate { predicateForObjects(with: [UUID]) }

  public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject).map { UUIDs.contains($0.uuid) } ?? false }
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
