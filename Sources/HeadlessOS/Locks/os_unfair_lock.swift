/// A lock in memory that the caller owns.
public struct os_unfair_lock_s {
  // A mutex of zeros is unlocked.
  fileprivate var mutex = pthread_mutex_t()

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  withUnsafeMutablePointer(to: &lock.pointee.mutex) { _ = pthread_mutex_lock($0) }
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  withUnsafeMutablePointer(to: &lock.pointee.mutex) { _ = pthread_mutex_unlock($0) }
}

/// Whether the lock was free; if so, the caller holds it now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withUnsafeMutablePointer(to: &lock.pointee.mutex) { pthread_mutex_trylock($0) == 0 }
}

/// Stops the program if the lock isn't held. The owner isn't recorded: a lock that another thread holds is accepted.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(!isOpen(lock), "The lock isn't held.")
}

private func isOpen(_ lock: os_unfair_lock_t) -> Bool {
  guard os_unfair_lock_trylock(lock) else { return false }
  os_unfair_lock_unlock(lock)
  return true
}
