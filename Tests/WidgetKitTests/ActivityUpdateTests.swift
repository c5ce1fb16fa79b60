import ActivityKit
import Foundation
import StandIns
import Testing
import UIKit

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  let driver: String
}

/// What happens with an activity after its begin: updates, alerts, the end.
@Suite struct ActivityUpdateTests {
  private static var allowed: ActivityAnswers {
    var answers = ActivityAnswers()
    answers.areActivitiesEnabled = true
    return answers
  }

  private func begin(_ minutes: Int) throws -> Activity<Ride> {
    try Activity.request(
      attributes: Ride(driver: "Ada"), content: ActivityContent(state: .init(minutes: minutes), staleDate: nil))
  }

  @Test func sequencesDeliverLaterContents() async throws {
    try await withAnswers(Self.allowed) {
      let activity = try begin(9)
      let contents = activity.contentUpdates
      let states = activity.contentStateUpdates
      await activity.update(.init(state: .init(minutes: 5), staleDate: nil))
      await activity.update(using: .init(minutes: 2))
      await activity.end(nil, dismissalPolicy: .immediate)
      var minutes: [Int] = []
      for await content in contents { minutes.append(content.state.minutes) }
      #expect(minutes == [5, 2])
      minutes = []
      for await state in states { minutes.append(state.minutes) }
      #expect(minutes == [5, 2])
    }
  }

  @Test func anImmediateEndDismisses() async throws {
    try await withAnswers(Self.allowed) {
      let activity = try begin(9)
      let updates = activity.activityStateUpdates
      await activity.end(.init(state: .init(minutes: 0), staleDate: nil), dismissalPolicy: .immediate)
      var states: [ActivityState] = []
      for await state in updates { states.append(state) }
      #expect(states == [.ended, .dismissed])
      #expect(activity.content.state.minutes == 0)
      #expect(Activity<Ride>.activities.isEmpty)
    }
  }

  @Test func otherwiseAnActivityStaysEnded() async throws {
    try await withAnswers(Self.allowed) {
      let activity = try begin(9)
      await activity.end(using: .init(minutes: 1), dismissalPolicy: .after(.now + 60))
      #expect(activity.activityState == .ended)
      #expect(activity.contentState.minutes == 1)
    }
  }

  @Test func anUpdateKeepsItsAlert() async throws {
    try await withAnswers(Self.allowed) {
      let activity = try begin(9)
      #expect(activity.lastAlert == nil)
      let alert = AlertConfiguration(title: "Arriving", body: "Your car is here", sound: .named("horn.caf"))
      await activity.update(.init(state: .init(minutes: 0), staleDate: nil), alertConfiguration: alert)
      await activity.update(.init(state: .init(minutes: 0), staleDate: nil))
      #expect(activity.lastAlert.map { String(localized: $0.title) } == "Arriving")
      #expect(activity.lastAlert?.sound == .named("horn.caf"))
      #expect(activity.lastAlert?.sound != .default)
    }
  }

  @Test func activitiesThatBeginAreReported() async throws {
    try await withAnswers(Self.allowed) {
      var begun = Activity<Ride>.activityUpdates.makeAsyncIterator()
      let activity = try begin(3)
      #expect(await begun.next() === activity)
    }
  }
}
