import Foundation

/// Finds taps: of one finger or several, once or several times.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  // Not documented; these are the known values of UIKit's private properties, in seconds and points.
  private static let longestTap: TimeInterval = 0.75
  private static let longestPause: TimeInterval = 0.35
  private static let allowedMovement: CGFloat = 45

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// Stored but unused: only finger touches are simulated.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var start: CGPoint?
  /// The most fingers that were down at once during the tap at hand.
  private var fingers = 0

  override var isContinuous: Bool { false }

  /// A tap as it drives controls.
  var isOrdinary: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.touches.count == touches.count { fingers = 0 }
    fingers = max(fingers, core.touches.count)
    if fingers > numberOfTouchesRequired { return fail() }
    let place = centroid
    if taps > 0, let start, fingers == numberOfTouchesRequired,
      start.distance(to: place) > UITapGestureRecognizer.allowedMovement
    {
      return fail()
    }
    start = place
    app.gestureClock.setDeadline(after: UITapGestureRecognizer.longestTap, for: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let start, start.distance(to: centroid) > UITapGestureRecognizer.allowedMovement { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The other fingers of the tap are still down.
    if core.touches.contains(where: { $0.phase != .ended }) { return }
    guard fingers == numberOfTouchesRequired else { return fail() }
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      app.gestureClock.setDeadline(after: UITapGestureRecognizer.longestPause, for: self)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  private func fail() { state = .failed }

  override func deadlineDidPass() { fail() }

  open override func reset() {
    taps = 0
    start = nil
    fingers = 0
  }

  /// A single tap is recognized besides a double tap, whose first half it is.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }
}
