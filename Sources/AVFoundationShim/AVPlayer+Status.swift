internal import Foundation

extension AVPlayer {
  /// Whether a player can play its items.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Always `unknown`: the media isn't read.
  public var status: Status { .unknown }
  /// Always nil: nothing is played that could fail.
  public var error: (any Error)? { nil }

  /// Returns true: the time is reached at once.
  @discardableResult public func seek(to time: CMTime) async -> Bool {
    seek(to: time, completionHandler: { _ in })
    return true
  }
  /// Returns true: the exact time is reached at once.
  @discardableResult public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime
  ) async -> Bool { await seek(to: time) }
}
