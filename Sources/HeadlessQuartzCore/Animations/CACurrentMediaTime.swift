internal import Foundation

/// The time since the machine was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}
