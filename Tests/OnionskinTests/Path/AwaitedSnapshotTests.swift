import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Values that arrive later, in tests on the main actor and off it.
@Suite struct AwaitedSnapshotTests {
  @MainActor @Test func anAwaitedValueMayArriveByTheMainQueue() async {
    let run = TestRun()
    run.record { assertSnapshot(of: "a", as: .lines, named: "x") }
    #expect(
      await run.awaitedFailures { await assertSnapshot(of: "a", as: .byMainQueue, within: 60, named: "x") } == [])
  }

  @MainActor @Test func theMainActorIsFreeMeanwhile() async {
    let run = TestRun()
    run.record { assertSnapshot(of: "later", as: .lines, named: "x") }
    let slow = Snapshotting<String, String>.wait(for: 0.05, on: .lines)
    let turns = Turns()
    let other = Task { @MainActor in
      while !Task.isCancelled {
        turns.count += 1
        await Task.yield()
      }
    }
    let failures = await run.awaitedFailures { await assertSnapshot(of: "later", as: slow, within: 60, named: "x") }
    other.cancel()
    #expect(failures == [])
    #expect(turns.count > 0)
  }

  @MainActor @Test func theValueItselfMayBeAwaited() async {
    func load() async -> String {
      await Task.yield()
      return "loaded"
    }
    let run = TestRun()
    run.record { assertSnapshot(of: "loaded", as: .lines, named: "x") }
    #expect(
      await run.awaitedFailures { await assertSnapshot(of: await load(), as: .lines, within: 60, named: "x") } == [])
  }

  @MainActor @Test func screensCanBeAwaited() async {
    let run = TestRun()
    run.record { assertSnapshot(of: TitleScreen(title: "a"), as: .image(on: .iPhoneX), named: "x") }
    let found = await run.awaitedFailures {
      await assertSnapshot(of: TitleScreen(title: "a"), as: .image(on: .iPhoneX), within: 60, named: "x")
      await assertSnapshot(of: TitleScreen(title: "b"), as: .image(on: .iPhoneX), within: 60, named: "x")
    }
    #expect(found.count == 1)
    #expect(found.first?.contains("UILabel") == true)
  }

  @MainActor @Test func anAwaitedValueThatNeverComesFailsInTime() async {
    let found = await TestRun().awaitedFailures { await assertSnapshot(of: "a", as: .never, within: 0.05, named: "x") }
    #expect(found.count == 1)
    #expect(found.first?.contains("Waited 0.05 s") == true)
    #expect(found.first?.contains("a larger `within:`") == true)
  }

  /// Swift Testing runs tests of the main actor as work of the main queue, which runs nothing else until they return.
  @MainActor @Test func aFailureOnTheMainQueueNamesTheCure() {
    let found = TestRun().failures { assertSnapshot(of: "a", as: .byMainQueue, named: "x", timeout: 0.05) }
    #expect(found.count == 1)
    #expect(found.first?.contains("`await assertSnapshot(of:as:within:)`") == true)
    #expect(found.first?.contains("larger") == false)
  }

  @Test func offTheMainActorTheMainQueueRuns() {
    let run = TestRun()
    run.record { assertSnapshot(of: "a", as: .lines, named: "x") }
    #expect(run.failures { assertSnapshot(of: "a", as: .byMainQueue, named: "x", timeout: 60) } == [])
  }
}

/// The number of times that a task has run.
@MainActor private final class Turns {
  var count = 0
}
