public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Counts steps, with the number in ``MotionAnswers``.
open class CMPedometer: NSObject, @unchecked Sendable {
  open class func isStepCountingAvailable() -> Bool { MotionAnswers.current(asked: "for steps").isAvailable }
  open class func isDistanceAvailable() -> Bool { false }
  open class func isFloorCountingAvailable() -> Bool { false }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {
    let data = CMPedometerData(MotionAnswers.current(asked: "for steps").numberOfSteps, start, end)
    deliverLater { handler(data, nil) }
  }

  open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {
    queryPedometerData(from: start, to: start, withHandler: handler)
  }

  open func stopUpdates() {}
}

open class CMPedometerData: NSObject, @unchecked Sendable {
  public let numberOfSteps: NSNumber
  public let startDate: Date, endDate: Date
  /// Nil: only steps are counted here.
  open var distance: NSNumber? { nil }
  /// Nil: only steps are counted here.
  open var floorsAscended: NSNumber? { nil }

  init(_ steps: Int, _ start: Date, _ end: Date) {
    numberOfSteps = NSNumber(value: steps)
    (startDate, endDate) = (start, end)
    super.init()
  }
}

/// Reports the user's activity, which isn't known here.
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
  }
  open func stopActivityUpdates() {}
}

open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var stationary: Bool { true }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { false }
}
