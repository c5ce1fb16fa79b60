internal import Foundation

/// The timing of an animation or a layer. Stored but unused: no time passes.
public protocol CAMediaTiming: AnyObject {
  /// The begin time, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// The offset, in seconds.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Returns the time since the machine was started, in seconds, plus the counted time of animations: see ``CADisplayLink``.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }
