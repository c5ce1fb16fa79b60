import Foundation
import HeadlessOS
import Testing

/// Messages, formats and locks.
@Suite struct LoggingTests {
  @Test func messagesHideWhatIsPrivate() {
    let name = "Ada"
    let message: OSLogMessage =
      "user \(name, privacy: .private) of \(3) \(255, format: .hex(includePrefix: true)) \(name, align: .right(columns: 5))|\(1.5, format: .fixed(precision: 2))"
    #expect(message.description == "user <private> of 3 0xff   Ada|1.50")
  }

  @Test func linesTellWhereTheyComeFrom() {
    let log = OSLog(subsystem: "org.example", category: "net")
    #expect(log.line(.error, "failed") == "[org.example:net] error: failed")
    #expect(OSLog.default.line(.default, "hello") == "notice: hello")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func signpostsGoToTheLogOfTheirLogger() {
    #expect(!OSSignposter(logger: Logger(.disabled)).isEnabled)
    #expect(OSSignposter(logger: Logger()).isEnabled == OSLog.default.signpostsEnabled)
  }

  @Test func locksExcludeOthers() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 100)
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    defer { lock.deallocate() }
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test func aHeldLockPassesTheAssertionOfItsOwner() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    defer { lock.deallocate() }
    lock.initialize(to: os_unfair_lock())
    os_unfair_lock_lock(lock)
    os_unfair_lock_assert_owner(lock)
    // It is held still.
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }
}
