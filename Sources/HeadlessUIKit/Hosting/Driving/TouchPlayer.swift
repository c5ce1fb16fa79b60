import Foundation

/// Plays a touch sequence in a window.
@MainActor struct TouchPlayer {
  let window: UIWindow
  private var fingers: [UITouch?] = []
  /// When and where a finger last touched down, for the count of taps.
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

  /// The limits within which a tap continues a multiple tap, in seconds and points: those of tap recognizers.
  private static let longestPause: TimeInterval = 0.35
  private static let tapRadius: CGFloat = 45
  /// The pause after a sequence, in seconds: longer than the delay of any recognizer.
  private static let restingTime: TimeInterval = 2

  init(window: UIWindow) {
    self.window = window
  }

  mutating func play(_ sequence: TouchSequence) {
    for step in sequence.steps {
      advance(by: step.delay)
      send(step.fingers, step.modifiers)
    }
    send(fingers.map { _ in nil }, sequence.steps.last?.modifiers ?? [])
    advance(by: TouchPlayer.restingTime)
  }

  private func advance(by seconds: TimeInterval) {
    window.app.gestureClock.advance(by: seconds)
    window.updateScreen()
  }

  private mutating func send(_ places: [CGPoint?], _ modifiers: UIKeyModifierFlags) {
    while fingers.count < places.count { fingers.append(nil) }
    var touches: Set<UITouch> = []
    for index in fingers.indices {
      let place = index < places.count ? places[index] : nil
      if let touch = update(fingers[index], at: index, to: place) {
        touches.insert(touch)
        fingers[index] = touch.phase == .ended ? nil : touch
      }
    }
    guard touches.contains(where: { $0.phase != .stationary }) else { return }
    let event = UIEvent()
    event.timestamp = window.app.gestureClock.now
    event.allTouches = touches
    event.heldModifiers = modifiers
    UIApplication.shared.sendEvent(event)
    window.updateScreen()
  }

  /// The finger's touch as it is now; nil for a finger that isn't and wasn't there.
  private mutating func update(_ touch: UITouch?, at finger: Int, to place: CGPoint?) -> UITouch? {
    let now = window.app.gestureClock.now
    guard let touch else { return place.map { begin(at: $0, finger: finger) } }
    touch.timestamp = now
    touch.previousWindowLocation = touch.windowLocation
    if let place = place.map({ location(of: $0, in: touch.window) }) {
      touch.phase = place == touch.windowLocation ? .stationary : .moved
      touch.windowLocation = place
    } else {
      touch.phase = .ended
      lastTap?.time = now
    }
    return touch
  }

  private func onScreen(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x + window.frame.minX, y: place.y + window.frame.minY)
  }

  /// A place of the sequence in the window that takes the touch: the keyboard's, or the one that the sequence is sent in.
  private func location(of place: CGPoint, in taker: UIWindow?) -> CGPoint {
    guard let taker, taker !== window else { return place }
    let screen = onScreen(place)
    return CGPoint(x: screen.x - taker.frame.minX, y: screen.y - taker.frame.minY)
  }

  private mutating func begin(at place: CGPoint, finger: Int) -> UITouch {
    let now = window.app.gestureClock.now
    let touch = UITouch()
    touch.finger = finger
    touch.timestamp = now
    touch.window = window.app.keyboard.window(takingTouchAt: onScreen(place)) ?? window
    touch.windowLocation = location(of: place, in: touch.window)
    touch.previousWindowLocation = touch.windowLocation
    if let lastTap, now - lastTap.time <= TouchPlayer.longestPause,
      lastTap.place.distance(to: place) <= TouchPlayer.tapRadius
    {
      touch.tapCount = lastTap.count + 1
    }
    lastTap = (place, now, touch.tapCount)
    return touch
  }
}
