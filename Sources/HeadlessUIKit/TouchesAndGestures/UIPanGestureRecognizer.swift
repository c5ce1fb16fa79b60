public import Foundation

/// Recognizes dragging.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance at which a movement becomes dragging, in points: the known value of UIKit's private property.
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

  /// Whether a translation, in points of the window, is large enough.
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

  /// Returns the translation since the fingers touched down, in the view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint { vector(tracker.translation, in: view) }

  /// Sets the current translation, in the view's coordinates, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let origin = view?.convert(CGPoint.zero, to: nil) ?? .zero
    let end = view?.convert(translation, to: nil) ?? translation
    tracker.translation = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Returns the velocity in the view's coordinates, in points per second.
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
