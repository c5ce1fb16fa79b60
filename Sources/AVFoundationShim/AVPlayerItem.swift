@_exported public import Foundation

/// What a player plays.
@preconcurrency @MainActor open class AVPlayerItem: NSObject {
  public let asset: AVAsset

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

  /// Whether the item can be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// Unknown: the film isn't read.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  /// Not known, as of every item before its film is read.
  open var duration: CMTime { .indefinite }

  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
