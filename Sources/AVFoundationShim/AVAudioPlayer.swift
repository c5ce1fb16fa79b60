public import Foundation

/// Plays a sound, which isn't audible here. The player stores its settings, and `isPlaying` is true until it is stopped.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var isPlaying = false
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var rate: Float = 1
  open var enableRate = false
  open var currentTime: TimeInterval = 0
  /// Always 0: sounds aren't decoded.
  open var duration: TimeInterval { 0 }
  /// Always 2: sounds aren't decoded.
  open var numberOfChannels: Int { 2 }
  /// Whether levels are measured; they are those of silence.
  open var isMeteringEnabled = false
  /// From -1, left, to 1, right.
  open var pan: Float = 0
  public let url: URL?

  /// - Throws: an error if the file doesn't exist.
  public init(contentsOf url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
    self.url = url
    super.init()
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws {
    url = nil
    super.init()
  }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Starts to play at once: the time isn't waited for.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Has no effect: the levels are those of silence.
  open func updateMeters() {}
  /// -160, the level of silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// -160, the level of silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
}

/// Only tests call it: sounds never end here.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

// Optional in AVFAudio.
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
