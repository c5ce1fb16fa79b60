public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// The information on the lock screen. Stored for the app: there is no lock screen.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  open class func `default`() -> MPNowPlayingInfoCenter { StandInScope.shared { MPNowPlayingInfoCenter() } }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// The buttons of the lock screen and of headphones: a test presses them with `send()`.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  private var handlers: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }

  open func removeTarget(_ target: Any?) {
    handlers.removeAll { target == nil || $0.token === target as AnyObject? }
  }

  /// Calls the handlers, for tests; not if the command is disabled. Not a part of MediaPlayer.
  @discardableResult public func send(_ event: MPRemoteCommandEvent? = nil) -> [MPRemoteCommandHandlerStatus] {
    guard isEnabled else { return [] }
    return handlers.map { $0.handler(event ?? MPRemoteCommandEvent(command: self)) }
  }
}

open class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  public let timestamp: TimeInterval = 0
  public init(command: MPRemoteCommand) {
    self.command = command
    super.init()
  }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  public let positionTime: TimeInterval
  /// Not a part of MediaPlayer, where only the system creates them.
  public init(command: MPRemoteCommand, positionTime: TimeInterval) {
    self.positionTime = positionTime
    super.init(command: command)
  }
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  open var preferredIntervals: [NSNumber] = []
}

open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  open class func shared() -> MPRemoteCommandCenter { StandInScope.shared { MPRemoteCommandCenter() } }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let likeCommand = MPRemoteCommand()
}
