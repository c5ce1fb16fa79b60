internal import Foundation

/// The timing of an animation or a layer. Stored but unused: no time passes.
public protocol CAMediaTiming: AnyObject {
  /// In seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// In seconds.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  /// In seconds.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// In seconds.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Returns the time since the machine was started, in seconds, plus the time of animations that was counted instead of waited
/// for: see ``CADisplayLink``.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.current.now }
