/// A number of steps in a time.
open class CMPedometerData: NSObject, @unchecked Sendable {
  public let numberOfSteps: NSNumber
  public let startDate: Date, endDate: Date
  /// Nil: only steps are counted here.
  open var distance: NSNumber? { nil }
  /// Nil: only steps are counted here.
  open var floorsAscended: NSNumber? { nil }
  /// Nil: only steps are counted here.
  open var floorsDescended: NSNumber? { nil }
  /// Nil: only steps are counted here.
  open var currentPace: NSNumber? { nil }
  /// Nil: only steps are counted here.
  open var currentCadence: NSNumber? { nil }
  /// Nil: only steps are counted here.
  open var averageActivePace: NSNumber? { nil }

  init(_ steps: Int, _ start: Date, _ end: Date) {
    numberOfSteps = NSNumber(value: steps)
    (startDate, endDate) = (start, end)
    super.init()
  }
}
