public import Foundation

/// An observation by closure; it ends with this object.
// Unchecked: the lock guards the only variable. Apple's can be sent between threads, too.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var observation: KeyObservation?

  init(_ observation: KeyObservation) {
    self.observation = observation
  }

  deinit { invalidate() }

  public func invalidate() {
    let ended = lock.withLock {
      defer { observation = nil }
      return observation
    }
    ended?.end()
  }
}
