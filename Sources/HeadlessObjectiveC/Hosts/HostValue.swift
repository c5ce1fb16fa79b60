internal import Synchronization

/// A value that a host can set. If the host hasn't set it, the enclosing host's value applies. `Owner` distinguishes values of
/// the same type.
package final class HostValue<Owner, Value: Sendable>: Sendable {
  private let outer: HostValue?
  /// The host's own value; nil if none was set. A value of nil that was set is `.some(nil)`.
  private let own = Mutex<Value??>(nil)

  /// - Parameter outer: the value of the enclosing host; nil for the process's host.
  package init(within outer: HostValue?) {
    self.outer = outer
  }

  package var value: Value? {
    get { own.withLock { $0 } ?? outer?.value }
    set { own.withLock { $0 = .some(newValue) } }
  }
}
