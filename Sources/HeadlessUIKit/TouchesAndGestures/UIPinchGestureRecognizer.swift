public import Foundation

/// Finds two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The minimum change of the touches' distance, in points; UIKit's own value isn't published.
  private static let hysteresis: CGFloat = 8

  private var baseDistance: CGFloat?
  private var baseScale: CGFloat = 1
  private var last: (scale: CGFloat, time: TimeInterval)?

  /// The fingers' distance, as a multiple of what it was when they touched down, or of when it was set.
  open var scale: CGFloat = 1 {
    didSet {
      guard !isMeasuring else { return }
      baseDistance = distance
      baseScale = scale
    }
  }
  private var isMeasuring = false

  /// The scale's change a second.
  open private(set) var velocity: CGFloat = 0

  private var distance: CGFloat? {
    core.locations.count >= 2 ? core.locations[0].distance(to: core.locations[1]) : nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard core.touches.count <= 2 else { return }
    baseDistance = distance
    last = (scale, app.gestureClock.now)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance, let baseDistance, baseDistance > 0 else { return }
    measure(baseScale * distance / baseDistance)
    if core.isActive {
      state = .changed
    } else if abs(distance - baseDistance) >= UIPinchGestureRecognizer.hysteresis {
      state = .began
    }
  }

  private func measure(_ scale: CGFloat) {
    isMeasuring = true
    self.scale = scale
    isMeasuring = false
    let now = app.gestureClock.now
    if let last, now > last.time { velocity = (scale - last.scale) / (now - last.time) }
    last = (scale, now)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = core.isActive || core.waitingState != nil ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    scale = 1
    baseDistance = nil
    last = nil
    velocity = 0
  }
}
