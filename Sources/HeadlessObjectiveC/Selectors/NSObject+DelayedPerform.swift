public import Foundation
internal import Synchronization

extension NSObject {
  /// Calls a method of the object from the current thread's run loop in its default mode, after at least `delay` seconds. The
  /// object and the argument are retained until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.shared.add(DelayedCall(of: self, aSelector, anArgument), after: delay, in: modes)
  }

  /// Cancels the calls of ``perform(_:with:afterDelay:)`` with this selector and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    DelayedCalls.shared.cancel { $0.isCall(of: target, aSelector, anArgument) }
  }

  /// Cancels all calls of ``perform(_:with:afterDelay:)``.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    DelayedCalls.shared.cancel { $0.isCall(of: target) }
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameter wait: whether to return after the call, which on the main thread happens immediately. Otherwise the method is
  ///   called from the main run loop.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let call = DelayedCall(of: self, aSelector, arg)
    if wait { MainThread.run { call.perform() } } else { DispatchQueue.main.async { call.perform() } }
  }

  /// Calls a method after the caller returns. iOS calls it on a background thread. Here all methods that are called by selector
  /// run on the main thread, from the main run loop.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = DelayedCall(of: self, aSelector, arg)
    DispatchQueue.main.async { call.perform() }
  }
}

/// A method with its receiver and argument, to be called later.
// Unchecked: nothing changes after init, and the method is called on the main thread.
private final class DelayedCall: @unchecked Sendable {
  private let target: NSObject
  private let selector: Selector
  private let argument: Any?

  init(of target: NSObject, _ selector: Selector, _ argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  @MainActor func perform() { selector.call(on: target, sender: argument) }

  func isCall(of target: AnyObject) -> Bool { self.target === target }

  func isCall(of target: AnyObject, _ selector: Selector, _ argument: Any?) -> Bool {
    guard self.target === target, self.selector == selector else { return false }
    guard let own = self.argument, let argument else { return self.argument == nil && argument == nil }
    let (first, second) = (own as AnyObject, argument as AnyObject)
    return first === second || (first as? NSObject)?.isEqual(second) == true
  }
}

/// The pending calls.
private final class DelayedCalls: Sendable {
  static var shared: DelayedCalls { StateHost.process.value { _ in DelayedCalls() } }

  // Timers are created and invalidated on the thread of their run loop.
  private struct Entry: @unchecked Sendable {
    let call: DelayedCall
    let timer: Timer
  }

  private let entries = Mutex<[Entry]>([])

  func add(_ call: DelayedCall, after delay: TimeInterval, in modes: [RunLoop.Mode]) {
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
      // A call that was cancelled meanwhile isn't made.
      guard self.remove({ $0.timer === timer }) > 0 else { return }
      MainThread.runSoon { call.perform() }
    }
    let entry = Entry(call: call, timer: timer)
    entries.withLock { $0.append(entry) }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  func cancel(_ isMeant: (DelayedCall) -> Bool) { remove { isMeant($0.call) } }

  @discardableResult private func remove(_ isMeant: (Entry) -> Bool) -> Int {
    // Objects that a call retains may be released with it and cancel other calls, so it is released outside the lock.
    let removed = withoutActuallyEscaping(isMeant) { isMeant in
      nonisolated(unsafe) let isMeant = isMeant
      return entries.withLock { entries in
        let removed = entries.filter(isMeant)
        entries.removeAll(where: isMeant)
        return removed
      }
    }
    for entry in removed { entry.timer.invalidate() }
    return removed.count
  }
}
