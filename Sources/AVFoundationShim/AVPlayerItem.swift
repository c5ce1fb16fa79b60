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

  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
