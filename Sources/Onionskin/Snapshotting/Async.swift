/// A value that is available later or immediately.
///
/// An asynchronous strategy passes its result to a callback; `assertSnapshot` waits for it, up to its timeout.
public struct Async<Value> {
  /// Starts the work; the callback receives the value, once, on any thread.
  public let run: (@escaping (Value) -> Void) -> Void

  /// - Parameter run: starts the work and calls `callback` when the value is available.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// A value that is available immediately; `value` is evaluated when the wait runs.
  public init(value: @escaping @autoclosure () -> Value) {
    self.init { callback in callback(value()) }
  }

  /// The value transformed by `transform`.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
