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

  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Never calls the handler: no events are tracked.
  open func startEventUpdates(handler: @escaping (CMPedometerEvent?, (any Error)?) -> Void) {}
  open func stopEventUpdates() {}
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }

/// The user stopped or went on. No events are tracked here.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  public let date: Date
  public let type: CMPedometerEventType

  /// Not a part of CoreMotion, where only the system creates them.
  public init(date: Date, type: CMPedometerEventType) {
    (self.date, self.type) = (date, type)
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
  /// Finds no activity.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let work = { handler([], nil) }
    queue.addOperation { work() }
  }
}

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  open var stationary: Bool { true }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var unknown: Bool { false }
  open var confidence: CMMotionActivityConfidence { .low }
  public let startDate = Date()
}
