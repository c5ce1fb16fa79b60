import Foundation
import Synchronization
import Testing

@testable import HeadlessObjectiveC

/// References back to objects that aren't retained: unguarded and, where objects may be deallocated on any thread, guarded. `make
/// sanitize-threads` runs these under the thread sanitizer.
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

  /// One thread reads while others release the targets: an unguarded reference would return freed memory.
  @Test func aGuardedOneIsSafeWhileItsTargetGoesElsewhere() async {
    for _ in 0..<2_000 {
      let reference = BackReference<Target>(isGuarded: true)
      let owner = Mutex<Target?>(Target(reference))
      async let end: Void = Task.detached { owner.withLock { $0 = nil } }.value
      for _ in 0..<10 { #expect(reference.target.map { $0.reference === reference } ?? true) }
      await end
    }
  }

  /// Has a back reference, like views.
  private final class Owner: @unchecked Sendable {
    let back: BackReference<Owner>
    var number = 0

    init(isGuarded: Bool) {
      back = BackReference(isGuarded: isGuarded)
      back.begin(self)
    }

    deinit { back.end() }
  }

  @Test(arguments: [false, true]) func everyThreadWorksWithTargetsOfItsOwn(isGuarded: Bool) async {
    let reached = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<200).reduce(0) { count, _ in
            let owner = Owner(isGuarded: isGuarded)
            owner.back.target?.number += 1
            return count + (owner.back.target?.number ?? 0)
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(reached == 1600)
  }

  /// A target may be created on one thread, used on a second and released on a third, one after the other.
  @Test(arguments: [false, true]) func targetsAreHandedFromThreadToThread(isGuarded: Bool) async {
    for _ in 0..<100 {
      let made = await Task.detached { Owner(isGuarded: isGuarded) }.value
      let back = made.back
      await MainActor.run { back.target?.number += 1 }
      let number = await Task.detached { made.number }.value
      #expect(number == 1)
      #expect(back.target === made)
    }
  }
}
