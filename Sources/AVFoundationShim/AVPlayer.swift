@_exported public import Foundation

/// The initialisers may create an object of a subclass.
public protocol _AVAssetFactory {}

extension _AVAssetFactory {
  /// The object that `make` returns.
  public init(_made make: () -> Self) { self = make() }
}

/// A film or a recording, identified by its URL. It isn't read.
open class AVAsset: NSObject, _AVAssetFactory {
  /// An `AVURLAsset`, as on iOS.
  public convenience init(url: URL) {
    self.init(_made: { unsafeDowncast(AVURLAsset(url: url), to: Self.self) })
  }
}

open class AVURLAsset: AVAsset {
  public let url: URL

  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init()
  }

  /// Loads the asset's bytes by a delegate. Stored but unused: no bytes are loaded.
  public let resourceLoader = AVAssetResourceLoader()
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// Plays nothing: stores its settings, and the time of the last seek.
@preconcurrency @MainActor open class AVPlayer: NSObject {
  // As on iOS, a player is made on any thread, and used on the main one.
  nonisolated public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  nonisolated public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  nonisolated public convenience override init() { self.init(playerItem: nil) }

  open private(set) var currentItem: AVPlayerItem?
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }

  /// 1 after `play()`, 0 after `pause()`. No time passes.
  open var rate: Float = 0
  open func play() { rate = 1 }
  open func pause() { rate = 0 }
  open var volume: Float = 1
  open var isMuted = false
  open var allowsExternalPlayback = true
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// Whether the player plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// According to the rate: the player never waits.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// The action at the end of a film, which is never reached.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  /// Never calls `block`: no time passes. The result can be passed to `removeTimeObserver(_:)`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Never calls `block`: no time passes. The result can be passed to `removeTimeObserver(_:)`.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
  /// Stored but unused: the player never waits.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Stored but unused: no film is shown, and the display doesn't sleep.
  open var preventsDisplaySleepDuringVideoPlayback = true
  private var time = CMTime.zero
  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { self.time = time }
  /// The tolerances are ignored: the exact time is reached.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
  /// The tolerances are ignored: the exact time is reached.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
}
