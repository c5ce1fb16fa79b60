import Foundation
import HeadlessObjectiveC
import Testing

/// References back to objects that they don't keep. `make sanitize-threads` runs these under the thread sanitizer.
@Suite struct BackReferenceTests {
  /// Holds its back reference, as views do.
  private final class Target: @unchecked Sendable {
    let back = BackReference<Target>()
    var number = 0

    init() { back.begin(self) }

    deinit { back.end() }
  }

  @Test func theTargetIsReachedUntilItGoes() {
    var target: Target? = Target()
    let back = target!.back
    #expect(back.target === target)
    target = nil
    #expect(back.target == nil)
  }

  @Test func everyThreadWorksWithTargetsOfItsOwn() async {
    let reached = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).reduce(0) { count, _ in
            let target = Target()
            target.back.target?.number += 1
            return count + (target.back.target?.number ?? 0)
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(reached == 1600)
  }

  /// A target may be made on one thread, used on a second and let go on a third, one after the other.
  @Test func targetsAreHandedFromThreadToThread() async {
    for _ in 0..<100 {
      let made = await Task.detached { Target() }.value
      let back = made.back
      await MainActor.run { back.target?.number += 1 }
      let number = await Task.detached { made.number }.value
      #expect(number == 1)
      #expect(back.target === made)
    }
  }
}
