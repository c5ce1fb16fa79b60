import Foundation
import Synchronization
import Testing

@testable import HeadlessObjectiveC

/// What takes the place of an unguarded reference where objects may end on any thread.
@Suite struct BackReferenceTests {
  private final class Target: Sendable {
    let reference: BackReference<Target>
    init(_ reference: BackReference<Target>) {
      self.reference = reference
      reference.begin(self)
    }
    deinit { reference.end() }
  }

  @Test(arguments: [false, true]) func itLeadsToTheTargetUntilThatGoes(isGuarded: Bool) {
    let reference = BackReference<Target>(isGuarded: isGuarded)
    #expect(reference.target == nil)
    var target: Target? = Target(reference)
    #expect(reference.target === target)
    target = nil
    #expect(reference.target == nil)
  }

  /// One thread asks while others let the targets go: an unguarded reference would give memory that has been freed.
  @Test func aGuardedOneIsSafeWhileItsTargetGoesElsewhere() async {
    for _ in 0..<2_000 {
      let reference = BackReference<Target>(isGuarded: true)
      let owner = Mutex<Target?>(Target(reference))
      async let end: Void = Task.detached { owner.withLock { $0 = nil } }.value
      for _ in 0..<10 { #expect(reference.target.map { $0.reference === reference } ?? true) }
      await end
    }
  }
}
