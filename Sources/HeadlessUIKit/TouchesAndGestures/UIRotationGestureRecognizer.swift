public import Foundation

/// Finds two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The minimum rotation, in radians: three degrees; UIKit's own value isn't published.
  private static let hysteresis: CGFloat = .pi / 60

  private var lastAngle: CGFloat?
  private var lastTime: TimeInterval = 0

  /// In radians, clockwise, since the fingers touched down, or since it was set.
  open var rotation: CGFloat = 0
  /// In radians a second.
  open private(set) var velocity: CGFloat = 0

  private var angle: CGFloat? {
    guard core.locations.count >= 2 else { return nil }
    return atan2(core.locations[1].y - core.locations[0].y, core.locations[1].x - core.locations[0].x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastAngle = angle
    lastTime = app.gestureClock.now
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle, let lastAngle else { return }
    // The smaller of the two angles.
    let step = (angle - lastAngle).remainder(dividingBy: 2 * .pi)
    let now = app.gestureClock.now
    if now > lastTime { velocity = step / (now - lastTime) }
    rotation += step
    self.lastAngle = angle
    lastTime = now
    if core.isActive {
      state = .changed
    } else if abs(rotation) >= UIRotationGestureRecognizer.hysteresis {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = core.isActive || core.waitingState != nil ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    rotation = 0
    velocity = 0
    lastAngle = nil
  }
}
