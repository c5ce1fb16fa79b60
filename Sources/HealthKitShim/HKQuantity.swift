public enum HKMetricPrefix: Int, Sendable {
  case none = 0, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  var symbol: String {
    ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
  }
}

/// A value with its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  private let unit: HKUnit
  var unitOfValue: HKUnit { unit }

  public init(unit: HKUnit, doubleValue value: Double) {
    (self.unit, self.value) = (unit, value)
    super.init()
  }

  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.measure.base == unit.measure.base }

  /// Traps for a unit of something else, as on iOS.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard unit != self.unit else { return value }
    guard `is`(compatibleWith: unit) else { fatalError("Attempt to convert incompatible units: \(self.unit), \(unit)") }
    return value * self.unit.measure.factor / unit.measure.factor
  }

  open override var description: String { "\(value) \(unit)" }
}

/// Something in Health.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  /// The device that made it; nil if the app names none.
  public let device: HKDevice?
  /// The app that saved it: the one that runs.
  public let sourceRevision = HKSourceRevision(source: .default(), version: nil)

  init(metadata: [String: Any]?, device: HKDevice? = nil) {
    (self.metadata, self.device) = (metadata, device)
    super.init()
  }
}

open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  init(
    _ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?, device: HKDevice? = nil
  ) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata, device: device)
  }
}
