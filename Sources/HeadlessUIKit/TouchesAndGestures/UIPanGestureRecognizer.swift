public import Foundation

/// Finds fingers that drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far fingers move before it counts as dragging, in points: what UIKit's private property is known to be.
  private static let hysteresis: CGFloat = 10

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// Stored but unused: only finger touches are simulated.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var tracker = MotionTracker()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.touches.count > maximumNumberOfTouches {
      state = .failed
      return
    }
    tracker.fingersDidChange(centroid, at: app.gestureClock.now, isStart: core.touches.count == touches.count)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.move(to: centroid, at: app.gestureClock.now)
    if core.isActive {
      state = .changed
    } else if core.touches.count >= minimumNumberOfTouches, isFarEnough(tracker.translation) {
      state = .began
    }
  }

  /// Whether what the fingers have moved, in points of the window, is enough.
  func isFarEnough(_ translation: CGPoint) -> Bool {
    hypot(translation.x, translation.y) >= UIPanGestureRecognizer.hysteresis
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let remaining = core.touches.filter { $0.phase != .ended }
    if remaining.count >= minimumNumberOfTouches, !remaining.isEmpty {
      tracker.fingersDidChange(remaining.map(\.windowLocation).middle, at: app.gestureClock.now, isStart: false)
      return
    }
    tracker.rest(at: app.gestureClock.now)
    state = core.isActive || core.waitingState != nil ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() { tracker = MotionTracker() }

  /// How far the fingers have moved since they touched down, in points of the view.
  open func translation(in view: UIView?) -> CGPoint { vector(tracker.translation, in: view) }

  /// What the translation is from here on, in points of the view.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    tracker.translation = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// In points of the view a second.
  open func velocity(in view: UIView?) -> CGPoint { vector(tracker.velocity, in: view) }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let origin = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(vector, from: nil)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
}

/// The kinds of scroll input that a pan recognizer treats as dragging.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
