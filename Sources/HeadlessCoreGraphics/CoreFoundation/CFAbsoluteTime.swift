internal import Foundation

/// Seconds since the first of January 2001, GMT.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time by the clock of the system, which may be set back.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
