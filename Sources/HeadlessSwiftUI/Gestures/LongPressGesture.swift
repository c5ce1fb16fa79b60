public import Foundation
internal import HeadlessUIKit

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

/// Time is that of the touches: a finger that rests for the minimum duration presses long, also before it moves on.
private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let duration: Double
  private let distance: CGFloat
  private var start: ElementTouch?
  private let timer = TouchTimer()

  init(_ duration: Double, _ distance: CGFloat) {
    self.duration = duration
    self.distance = distance
    super.init()
  }

  override var isTimed: Bool { true }

  override func began(_ touch: ElementTouch) {
    start = touch
    tellPossible(true)
    timer.start(after: duration, in: touch.touch.view) { [weak self] in self?.recognize() }
  }

  private func recognize() {
    guard start != nil else { return }
    start = nil
    timer.stop()
    tellEnded(true)
  }

  private func fail() {
    start = nil
    timer.stop()
    tellFinished()
  }

  override func moved(_ touch: ElementTouch) {
    guard let began = start else { return }
    if hypot(touch.location.x - began.location.x, touch.location.y - began.location.y) > distance {
      fail()
    } else if touch.time - began.time >= duration {
      recognize()
    }
  }

  override func finishedTouch(_ touch: ElementTouch) {
    guard let began = start else { return }
    if touch.time - began.time >= duration { recognize() } else { fail() }
  }

  override func cancelled() {
    start = nil
    timer.stop()
    super.cancelled()
  }
}
