extension KnownStandIn {
  /// Films and events that aren't loaded or sent.
  static let youTube = #"""
    import UIKit

    public enum YTPlayerState: Int { case unstarted, ended, playing, paused, buffering, cued, unknown }
    public enum YTPlaybackQuality: Int { case small, medium, large, HD720, HD1080, highRes, auto, `default`, unknown }
    public enum YTPlayerError: Int { case invalidParam, HTML5Error, videoNotFound, notEmbeddable, unknown }

    @preconcurrency @MainActor public protocol YTPlayerViewDelegate: NSObjectProtocol {
      func playerViewDidBecomeReady(_ playerView: YTPlayerView)
      func playerView(_ playerView: YTPlayerView, didChangeTo state: YTPlayerState)
      func playerView(_ playerView: YTPlayerView, receivedError error: YTPlayerError)
    }
    extension YTPlayerViewDelegate {
      public func playerViewDidBecomeReady(_ playerView: YTPlayerView) {}
      public func playerView(_ playerView: YTPlayerView, didChangeTo state: YTPlayerState) {}
      public func playerView(_ playerView: YTPlayerView, receivedError error: YTPlayerError) {}
    }

    /// A black view: no film is loaded.
    open class YTPlayerView: UIView {
      open weak var delegate: (any YTPlayerViewDelegate)?
      public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .black
      }
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .black
      }
      @discardableResult open func load(withVideoId videoId: String) -> Bool { false }
      @discardableResult open func load(withVideoId videoId: String, playerVars: [AnyHashable: Any]?) -> Bool { false }
      @discardableResult open func load(withPlaylistId playlistId: String) -> Bool { false }
      open func cueVideo(byId videoId: String, startSeconds: Float) {}
      open func playVideo() {}
      open func pauseVideo() {}
      open func stopVideo() {}
      open func seek(toSeconds seekToSeconds: Float, allowSeekAhead: Bool) {}
      open func duration(_ completionHandler: ((TimeInterval, Error?) -> Void)? = nil) { completionHandler?(0, nil) }
      open func currentTime(_ completionHandler: ((Float, Error?) -> Void)? = nil) { completionHandler?(0, nil) }
      open func playerState(_ completionHandler: ((YTPlayerState, Error?) -> Void)? = nil) { completionHandler?(.unstarted, nil) }
    }

    """#

  /// The rest of it.
  static let appMetrica = #"""
    import Foundation

    /// Sends nothing.
    public final class AppMetrica: NSObject {
      public static func activate(with configuration: AppMetricaConfiguration) {}
      public static func reportEvent(name: String, onFailure: ((Error) -> Void)? = nil) {}
      public static func reportEvent(name: String, parameters: [AnyHashable: Any]?, onFailure: ((Error) -> Void)? = nil) {}
      public static func reportEvent(_ message: String, onFailure: ((Error) -> Void)? = nil) {}
      public static func reportEvent(_ message: String, parameters: [AnyHashable: Any]?, onFailure: ((Error) -> Void)? = nil) {}
      public static func setUserProfileID(_ userProfileID: String?) {}
      public static func sendEventsBuffer() {}
    }

    open class AppMetricaConfiguration: NSObject {
      public let apiKey: String
      public var areLogsEnabled = false
      public var logs = false
      public var sessionTimeout: UInt = 10
      public init?(apiKey: String) { self.apiKey = apiKey }
    }

    public typealias YMMYandexMetrica = AppMetrica
    public typealias YMMYandexMetricaConfiguration = AppMetricaConfiguration

    """#
}
