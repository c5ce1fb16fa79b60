public import Foundation

/// Finds fingers that stay where they are for a while.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the touches may move before the gesture is recognized, in points.
  open var allowableMovement: CGFloat = 10

  private var start: CGPoint?
  private var taps = 0
  /// The maximum duration between taps, and of a tap, in seconds: those of `UITapGestureRecognizer`.
  private static let longestPause: TimeInterval = 0.35

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let fingers = core.touches.count
    if fingers > numberOfTouchesRequired { return fail() }
    guard fingers == numberOfTouchesRequired else { return }
    start = centroid
    let isPress = taps == numberOfTapsRequired
    app.gestureClock.setDeadline(
      after: isPress ? minimumPressDuration : UILongPressGestureRecognizer.longestPause, for: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.isActive {
      state = .changed
    } else if let start, start.distance(to: centroid) > allowableMovement {
      fail()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.isActive {
      state = .ended
    } else if taps < numberOfTapsRequired {
      taps += 1
      app.gestureClock.setDeadline(after: UILongPressGestureRecognizer.longestPause, for: self)
    } else {
      fail()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  private func fail() { state = .failed }

  override func deadlineDidPass() {
    if taps == numberOfTapsRequired, core.touches.count == numberOfTouchesRequired { state = .began } else { fail() }
  }

  open override func reset() {
    start = nil
    taps = 0
  }
}
