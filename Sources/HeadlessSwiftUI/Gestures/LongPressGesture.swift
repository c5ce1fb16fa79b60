public import Foundation

/// A gesture of a touch that doesn't move for a minimum duration.
public struct LongPressGesture: Gesture {
  /// The duration in seconds.
  public var minimumDuration: Double
  /// How far the touch may move, in points.
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _makeRecognizer() -> _GestureRecognizer<Bool> {
    LongPressRecognizer(minimumDuration, maximumDistance)
  }
  public typealias Value = Bool
  public typealias Body = Never
}

/// Time is that of the touches: a simulated touch that ends after the minimum duration is a long press.
private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let duration: Double
  private let distance: CGFloat
  private var start: ElementTouch?

  init(_ duration: Double, _ distance: CGFloat) {
    self.duration = duration
    self.distance = distance
    super.init()
  }

  override func began(_ touch: ElementTouch) {
    start = touch
    tellPossible(true)
  }

  override func moved(_ touch: ElementTouch) {
    guard let began = start else { return }
    if hypot(touch.location.x - began.location.x, touch.location.y - began.location.y) > distance {
      start = nil
      tellFinished()
    } else if touch.time - began.time >= duration {
      start = nil
      tellEnded(true)
    }
  }

  override func finishedTouch(_ touch: ElementTouch) {
    guard let began = start else { return }
    start = nil
    if touch.time - began.time >= duration { tellEnded(true) } else { tellFinished() }
  }

  override func cancelled() {
    start = nil
    super.cancelled()
  }
}
