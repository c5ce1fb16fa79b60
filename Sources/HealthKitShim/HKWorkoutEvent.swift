public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Something that happened in a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  public let metadata: [String: Any]?

  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    super.init()
  }

  /// The time between pauses and what ends them.
  static func pauses(in events: [HKWorkoutEvent], until end: Date) -> TimeInterval {
    var (sum, begin) = (TimeInterval(0), Date?.none)
    for event in events {
      switch event.type {
      case .pause, .motionPaused: begin = begin ?? event.dateInterval.start
      case .resume, .motionResumed:
        sum += begin.map { event.dateInterval.start.timeIntervalSince($0) } ?? 0
        begin = nil
      default: break
      }
    }
    return sum + (begin.map { end.timeIntervalSince($0) } ?? 0)
  }
}
