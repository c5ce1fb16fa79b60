import Foundation
import HealthKit
import Testing
import UIKit

/// Workouts and the statistics of days, as Apple documents them.
@MainActor @Suite struct WorkoutTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func aWorkoutLastsWithoutItsPauses() {
    let plain = HKWorkout(activityType: .running, start: start, end: start + 600)
    #expect(plain.duration == 600 && plain.workoutActivityType == .running && plain.totalDistance == nil)
    let pause = HKWorkoutEvent(type: .pause, dateInterval: DateInterval(start: start + 100, duration: 0), metadata: nil)
    let resume = HKWorkoutEvent(
      type: .resume, dateInterval: DateInterval(start: start + 160, duration: 0), metadata: nil)
    let paused = HKWorkout(
      activityType: .cycling, start: start, end: start + 600, workoutEvents: [pause, resume],
      totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 90), totalDistance: nil, device: .local(),
      metadata: nil)
    #expect(paused.duration == 540 && paused.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 90)
    #expect(paused.device?.manufacturer == "Apple Inc." && paused.sourceRevision.source == .default())
    #expect(
      HKWorkoutActivityType.traditionalStrengthTraining.rawValue == 50 && HKWorkoutActivityType.yoga.rawValue == 57)
  }

  @Test func savedWorkoutsAreFoundByTheirKind() async throws {
    try await withAnswers(HealthAnswers()) {
      let store = HKHealthStore()
      try await store.save(HKWorkout(activityType: .running, start: start, end: start + 60))
      try await store.save(HKWorkout(activityType: .yoga, start: start + 100, end: start + 160))
      let kinds = await withCheckedContinuation { continuation in
        store.execute(
          HKSampleQuery(
            sampleType: .workoutType(), predicate: HKQuery.predicateForWorkouts(with: .yoga),
            limit: HKObjectQueryNoLimit,
            sortDescriptors: nil
          ) { _, found, _ in
            continuation.resume(returning: found?.compactMap { ($0 as? HKWorkout)?.workoutActivityType })
          })
      }
      #expect(kinds == [.yoga])
    }
  }

  @Test func statisticsAreThoseOfDays() async throws {
    let midnight = Calendar.current.startOfDay(for: start)
    let day = Calendar.current
    func date(_ days: Int, hour: Int) throws -> Date {
      try #require(day.date(byAdding: DateComponents(day: days, hour: hour), to: midnight))
    }
    var answers = HealthAnswers()
    answers.samples = [
      .init(.stepCount, 300, unit: "count", start: try date(0, hour: 1)),
      .init(.stepCount, 200, unit: "count", start: try date(0, hour: 23)),
      .init(.stepCount, 70, unit: "count", start: try date(2, hour: 0)),
    ]
    let (first, last) = (try date(0, hour: 12), try date(2, hour: 5))
    await withAnswers(answers) {
      let query = HKStatisticsCollectionQuery(
        quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum,
        anchorDate: midnight - 30 * 86400, intervalComponents: DateComponents(day: 1))
      let sums: [Double?] = await withCheckedContinuation { continuation in
        query.initialResultsHandler = { _, found, _ in
          var sums: [Double?] = []
          found?.enumerateStatistics(from: first, to: last) { day, _ in
            sums.append(day.sumQuantity()?.doubleValue(for: .count()))
          }
          continuation.resume(returning: sums)
        }
        HKHealthStore().execute(query)
      }
      #expect(sums == [500, nil, 70])
    }
  }
}
