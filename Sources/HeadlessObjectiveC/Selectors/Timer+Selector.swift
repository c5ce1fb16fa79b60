public import Foundation

extension Timer {
  /// A timer that calls a method of `aTarget`, which it keeps until it is invalidated, with itself; not yet on a run loop.
  ///
  /// See ``Selector`` for which methods a name alone reaches. Foundation lets nobody set a timer's `userInfo` here: it is
  /// dropped, and only one that is scheduled has it.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Timer.block(calling: aSelector, on: aTarget))
  }

  /// The same on the current run loop.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = InformedTimer(timeInterval: ti, repeats: yesOrNo, block: block(calling: aSelector, on: aTarget))
    timer.information = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private static func block(calling selector: Selector, on target: Any) -> @Sendable (Timer) -> Void {
    // Unsafe: both are used on the main thread alone from here on.
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      nonisolated(unsafe) let timer = timer
      MainThread.runSoon { selector.call(on: target, sender: timer) }
    }
  }
}

/// A timer with what the app gave it.
private final class InformedTimer: Timer {
  /// Set before the timer is on a run loop, and not again.
  var information: Any?

  override var userInfo: Any? { information }
}
