public import Foundation

/// An object that runs an animation, and can be paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  /// The animation's progress, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive
  /// Running or paused.
  case active
  /// Stopped before the end, and not finished yet.
  case stopped
}
