public import Foundation

/// Touches on the screen, for tests: the positions of fingers over time. Not a part of UIKit.
///
/// Positions are in points of the window. Time is counted and doesn't pass: `UIWindow.send(_:)` returns at once.
public struct TouchSequence: Hashable, Sendable {
  /// A moment: every finger's place, nil for one that isn't on the screen.
  public struct Step: Hashable, Sendable {
    /// In seconds, from the step before.
    public var delay: TimeInterval
    public var fingers: [CGPoint?]
    /// The modifier keys of a hardware keyboard that are down; `UIEvent.modifierFlags` and the recognizers have them.
    public var modifiers: UIKeyModifierFlags

    public init(after delay: TimeInterval, fingers: [CGPoint?], modifiers: UIKeyModifierFlags = []) {
      self.delay = delay
      self.fingers = fingers
      self.modifiers = modifiers
    }
  }

  public var steps: [Step]

  public init(steps: [Step]) {
    self.steps = steps
  }

  /// The time between two reports of the screen, in seconds.
  private static let interval: TimeInterval = 1.0 / 60

  /// A sequence followed by another after a pause in seconds.
  public func followed(by other: TouchSequence, after pause: TimeInterval = 0) -> TouchSequence {
    var later = other.steps
    if !later.isEmpty { later[0].delay += pause }
    return TouchSequence(steps: steps + later)
  }

  /// The same touches while modifier keys of a hardware keyboard are held down, in addition to those of its steps.
  public func holding(_ modifiers: UIKeyModifierFlags) -> TouchSequence {
    TouchSequence(
      steps: steps.map { Step(after: $0.delay, fingers: $0.fingers, modifiers: $0.modifiers.union(modifiers)) })
  }

  /// Fingers that touch down at their places, and are lifted after a time in seconds.
  public static func press(at places: [CGPoint], duration: TimeInterval) -> TouchSequence {
    TouchSequence(steps: [
      Step(after: interval, fingers: places), Step(after: duration, fingers: places.map { _ in nil }),
    ])
  }

  /// A press long enough for `UILongPressGestureRecognizer`.
  public static func longPress(at place: CGPoint, duration: TimeInterval = 0.6) -> TouchSequence {
    press(at: [place], duration: duration)
  }

  /// Taps at a place.
  public static func tap(at place: CGPoint, count: Int = 1) -> TouchSequence {
    let tap = press(at: [place], duration: 0.05)
    return (1..<max(count, 1)).reduce(tap) { sequence, _ in sequence.followed(by: tap, after: 0.1) }
  }

  /// A finger that moves in a straight line, at an even speed.
  public static func drag(
    from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: TimeInterval = 0.5
  ) -> TouchSequence {
    move(from: [start], to: [end], steps: steps, duration: duration)
  }

  /// A quick movement in a straight line.
  public static func swipe(from start: CGPoint, to end: CGPoint) -> TouchSequence {
    drag(from: start, to: end, steps: 5, duration: 0.1)
  }

  /// Two fingers, side by side about a middle, whose distance changes, in points.
  public static func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, steps: Int = 10, duration: TimeInterval = 0.5
  ) -> TouchSequence {
    func places(_ distance: CGFloat) -> [CGPoint] {
      [
        CGPoint(x: center.x - distance / 2, y: center.y), CGPoint(x: center.x + distance / 2, y: center.y),
      ]
    }
    return move(from: places(start), to: places(end), steps: steps, duration: duration)
  }

  /// Two fingers at a distance, in points, that turn clockwise about their middle by an angle in radians.
  public static func rotation(
    at center: CGPoint, by angle: CGFloat, distance: CGFloat = 100, steps: Int = 10, duration: TimeInterval = 0.5
  ) -> TouchSequence {
    moving(steps: steps, duration: duration) { share in
      let turn = CGPoint(x: cos(angle * share) * distance / 2, y: sin(angle * share) * distance / 2)
      return [
        CGPoint(x: center.x - turn.x, y: center.y - turn.y), CGPoint(x: center.x + turn.x, y: center.y + turn.y),
      ]
    }
  }

  /// Fingers that move in straight lines at the same time.
  public static func move(
    from starts: [CGPoint], to ends: [CGPoint], steps: Int = 10, duration: TimeInterval = 0.5
  ) -> TouchSequence {
    moving(steps: steps, duration: duration) { share in
      zip(starts, ends).map { start, end in
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      }
    }
  }

  private static func moving(
    steps: Int, duration: TimeInterval, _ places: (_ share: CGFloat) -> [CGPoint]
  ) -> TouchSequence {
    let count = max(steps, 1)
    var result = [Step(after: interval, fingers: places(0))]
    for index in 1...count {
      result.append(Step(after: duration / Double(count), fingers: places(CGFloat(index) / CGFloat(count))))
    }
    result.append(Step(after: interval, fingers: places(1).map { _ in nil }))
    return TouchSequence(steps: result)
  }
}
