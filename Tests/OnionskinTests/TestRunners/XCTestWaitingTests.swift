import Foundation
import OnionskinTestSupport
import XCTest

@testable import Onionskin

/// Values that arrive on the main queue in XCTest, whose plain functions run on the main thread.
final class XCTestWaitingTests: XCTestCase {
  func testTheMainQueueRunsWhileAPlainFunctionWaits() {
    let run = TestRun()
    run.record { assertSnapshot(of: "a", as: .lines, named: "x") }
    XCTAssertEqual(run.failures { assertSnapshot(of: "a", as: .byMainQueue, named: "x") }, [])
  }

  @MainActor func testAnAsynchronousFunctionAwaits() async {
    let run = TestRun()
    run.record { assertSnapshot(of: "a", as: .lines, named: "x") }
    await SnapshotSession.$current.withValue(run.session) {
      await assertSnapshot(of: "a", as: .byMainQueue, within: 60, named: "x")
    }
    XCTAssertEqual(run.reporter.messages, [])
  }
}
