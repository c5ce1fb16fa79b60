internal import Synchronization

/// A value as a host sets it: where it hasn't set any, it is what the host around has. `Owner` distinguishes values of the same type.
package final class HostValue<Owner, Value: Sendable>: Sendable {
  private let outer: HostValue?
  /// Nil where nothing was set; a value of nil is one.
  private let own = Mutex<Value??>(nil)

  /// - Parameter outer: that of the host around; nil in the process's.
  package init(within outer: HostValue?) {
    self.outer = outer
  }

  package var value: Value? {
    get { own.withLock { $0 } ?? outer?.value }
    set { own.withLock { $0 = .some(newValue) } }
  }
}
