/// A workout that the app made.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let workoutEvents: [HKWorkoutEvent]?
  /// In seconds: the time between the dates, unless the app gives another one.
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?

  private init(
    _ type: HKWorkoutActivityType, _ start: Date, _ end: Date, events: [HKWorkoutEvent]?, duration: TimeInterval,
    energy: HKQuantity?, distance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
  ) {
    (workoutActivityType, workoutEvents) = (type, events)
    (self.duration, totalEnergyBurned, totalDistance) = (duration, energy, distance)
    super.init(HKObjectType.workoutType(), start, end, metadata, device: device)
  }

  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date
  ) {
    self.init(
      workoutActivityType, startDate, endDate, events: nil, duration: endDate.timeIntervalSince(startDate), energy: nil,
      distance: nil, device: nil, metadata: nil)
  }

  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
    device: HKDevice? = nil, metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, events: workoutEvents,
      duration: endDate.timeIntervalSince(startDate) - HKWorkoutEvent.pauses(in: workoutEvents ?? [], until: endDate),
      energy: totalEnergyBurned, distance: totalDistance, device: device, metadata: metadata)
  }

  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil,
    metadata: [String: Any]?
  ) {
    self.init(
      workoutActivityType, startDate, endDate, events: nil, duration: duration, energy: totalEnergyBurned,
      distance: totalDistance, device: device, metadata: metadata)
  }
}

extension HKQuery {
  /// The workouts of a kind.
  public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }
}
