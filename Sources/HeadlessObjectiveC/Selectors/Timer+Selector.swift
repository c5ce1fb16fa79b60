public import Foundation

/// The protocol with which an initializer of `Timer` creates a timer of a subclass.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

extension TimerMaking where Self: Timer {
  /// Creates a timer that calls a method of `aTarget`, which it retains until it is invalidated, with itself; not yet on a run
  /// loop.
  ///
  /// See ``Selector`` for the methods that a name alone finds.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let timer = SelectorTimer.make(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    // Swift doesn't let a class's initializer return another object; a timer's class is known here.
    self = timer as! Self
  }

  /// The same, which fires first at a date.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = SelectorTimer.make(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    timer.fireDate = date
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

/// A timer with the app's values. Foundation's timers retain their blocks as long as they live, and `userInfo` can't be set.
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
    // Objects that are released with these may access the timer.
    let held = (target, information)
    (target, information) = (nil, nil)
    withExtendedLifetime(held) {}
  }
}
