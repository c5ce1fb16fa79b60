@_exported public import Foundation

/// The media that a player plays.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  nonisolated(unsafe) public let asset: AVAsset

  nonisolated public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  nonisolated public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Whether the item can be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Always `unknown`: the media isn't read.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  /// Always indefinite, the value in AVFoundation before an item's media is loaded.
  open var duration: CMTime { .indefinite }

  private var time = CMTime.zero
  /// Zero, or the time of the last seek.
  open func currentTime() -> CMTime { time }
  /// Calls the handler at once.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    self.time = time
    completionHandler?(true)
  }
  /// Calls the handler at once. The tolerances have no effect.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
  ) { seek(to: time, completionHandler: completionHandler) }
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    self.time = time
    return true
  }
  /// Has no effect: seeks end at once.
  open func cancelPendingSeeks() {}
  /// Always empty, as before an item's media is loaded. Each value is a `CMTimeRange`.
  open var loadedTimeRanges: [NSValue] { [] }
  /// Always empty, as before an item's media is loaded. Each value is a `CMTimeRange`.
  open var seekableTimeRanges: [NSValue] { [] }
  // The buffer's state before an item's media is loaded.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  // Stored but unused: nothing is played or loaded.
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false

  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
