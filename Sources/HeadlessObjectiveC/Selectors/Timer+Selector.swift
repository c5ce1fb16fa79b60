public import Foundation

/// What lets an initializer of `Timer` make a timer of a class of its own.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

extension TimerMaking where Self: Timer {
  /// A timer that calls a method of `aTarget`, which it keeps until it is invalidated, with itself; not yet on a run loop.
  ///
  /// See ``Selector`` for which methods a name alone reaches.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let timer = SelectorTimer.make(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    // Swift lets a class's own initializer give no other object; a timer's class is known here.
    self = timer as! Self
  }
}

extension Timer {
  /// The same on the current run loop.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer.make(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer with what the app gave it. Foundation's keep their blocks as long as they live, and `userInfo` can't be set.
private final class SelectorTimer: Timer {
  private var target: AnyObject?
  private var information: Any?

  static func make(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> SelectorTimer {
    let timer = SelectorTimer(timeInterval: timeInterval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer as! SelectorTimer
      MainThread.runSoon {
        if let target = timer.target { selector.call(on: target, sender: timer) }
        // It has fired for the last time.
        if !repeats { timer.target = nil }
      }
    }
    timer.target = target as AnyObject
    timer.information = userInfo
    return timer
  }

  override var userInfo: Any? { information }

  override func invalidate() {
    super.invalidate()
    // What ends with these may ask the timer for them.
    let held = (target, information)
    (target, information) = (nil, nil)
    withExtendedLifetime(held) {}
  }
}
