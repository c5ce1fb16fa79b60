public import Foundation

/// Would call its target for every frame of the screen. No time passes here, so it never does.
open class CADisplayLink: NSObject {
  open var isPaused: Bool = false
  open var preferredFramesPerSecond: Int = 0
  open var preferredFrameRateRange: CAFrameRateRange = .default
  private var target: AnyObject?

  /// A link that keeps its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    super.init()
  }

  /// Does nothing: there are no frames.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Lets go of the target.
  open func invalidate() { target = nil }

  /// The time of the last frame: none was shown.
  open var timestamp: CFTimeInterval { 0 }

  open var targetTimestamp: CFTimeInterval { 0 }

  /// The time between two frames, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
}
