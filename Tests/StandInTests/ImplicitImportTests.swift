import AVFoundation
import ActivityKit
import HealthKit
import StandIns
import Testing

/// What frameworks bring of others, and keys of Health's data.
@Suite struct ImplicitImportTests {
  /// AudioToolbox isn't imported here.
  @Test func systemSoundsComeWithAVFoundation() {
    let sound: SystemSoundID = kSystemSoundID_Vibrate
    AudioServicesPlaySystemSound(sound)
    #expect(sound == 4095)
  }

  @Test func healthObjectsAreFoundByTheirMetadata() async throws {
    let store = HKHealthStore()
    let type = HKQuantityType(.dietaryProtein)
    let samples = ["a", "b"].map {
      HKQuantitySample(
        type: type, quantity: HKQuantity(unit: .gram(), doubleValue: 1), start: .distantPast, end: .distantPast,
        metadata: [HKMetadataKeyExternalUUID: $0])
    }
    try await store.save(samples)
    let own = HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyExternalUUID, allowedValues: ["a", "c"])
    #expect(samples.map { own.evaluate(with: $0) } == [true, false])
    #expect(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyFoodType).evaluate(with: samples[0]) == false)
    #expect(HKQuery.predicateForObject(with: samples[1].uuid).evaluate(with: samples[1]))
    try await store.delete(samples)
  }

  private struct Timer: ActivityAttributes {
    // Not Sendable, as in apps whose types belong to the main actor.
    final class Step: Codable, Hashable {
      static func == (one: Step, other: Step) -> Bool { one === other }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct ContentState: Codable, Hashable {
      let step: Step
    }
  }

  @Test func activitiesEndWithAState() async throws {
    struct Cooking: ActivityAttributes {
      struct ContentState: Codable, Hashable { var minutes: Int }
    }
    var answers = ActivityAnswers()
    answers.areActivitiesEnabled = true
    try await withAnswers(answers) {
      let activity = try Activity.request(attributes: Cooking(), contentState: Cooking.ContentState(minutes: 9))
      await activity.end(using: Cooking.ContentState(minutes: 0), dismissalPolicy: .immediate)
      #expect(activity.contentState.minutes == 0 && activity.activityState == .dismissed)
      await activity.update(using: Cooking.ContentState(minutes: 5))
      await activity.end(using: nil)
      #expect(activity.contentState.minutes == 0 && activity.activityState == .dismissed)
    }
  }

  @Test func noCameraIsPreferred() {
    #expect(AVCaptureDevice.userPreferredCamera == nil && AVCaptureDevice.systemPreferredCamera == nil)
  }

  @Test func statesOfActivitiesNeedNotBeSendable() throws {
    #expect(throws: ActivityAuthorizationError.self) {
      try Activity.request(
        attributes: Timer(), content: ActivityContent(state: Timer.ContentState(step: Timer.Step()), staleDate: nil))
    }
  }
}
