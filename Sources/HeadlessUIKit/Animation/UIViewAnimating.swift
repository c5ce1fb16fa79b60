public import Foundation

/// What runs an animation, and can be paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// How far the animation is, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// A place on an animation's way.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or done.
  case inactive
  /// Running or paused.
  case active
  /// Stopped on the way, to be finished.
  case stopped
}
