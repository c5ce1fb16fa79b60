internal import Foundation

/// The time since the machine was started, in seconds, and what animations were given beyond it: see ``CADisplayLink``.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
