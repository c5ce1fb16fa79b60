/// The haptic capabilities of a device: none, as in the simulator.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  var isMuted: Bool { get set }
}

public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var playbackRate: Float { get set }
  /// In seconds; 0 for the end of the pattern.
  var loopEnd: TimeInterval { get set }
  var completionHandler: ((any Error)?) -> Void { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}

private final class SilentPlayer: CHHapticAdvancedPatternPlayer {
  var loopEnabled = false
  var playbackRate: Float = 1
  var loopEnd: TimeInterval = 0
  var isMuted = false
  var completionHandler: ((any Error)?) -> Void = { _ in }
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
  func cancel() throws {}
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {}
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws {}
  func pause(atTime time: TimeInterval) throws {}
  func resume(atTime time: TimeInterval) throws {}
  func seek(toOffset offsetTime: TimeInterval) throws {}
}

/// The identifier of a registered sound.
public typealias CHHapticAudioResourceID = Int

public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays haptic events: none is played, and nothing fails.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError, notifyWhenFinished, engineDestroyed
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }

  private var lastResource: CHHapticAudioResourceID = 0

  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isAutoShutdownEnabled = false
  open var currentTime: TimeInterval { 0 }

  public override init() { super.init() }
  public init(audioSession: AnyObject?) throws { super.init() }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) {
    if let completionHandler { deliverLater { completionHandler(nil) } }
  }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    if let completionHandler { deliverLater { completionHandler(nil) } }
  }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    SilentPlayer()
  }
  open func playPattern(from fileURL: URL) throws {}
  /// Returns an identifier for a sound, which isn't played.
  open func registerAudioResource(_ resourceURL: URL, options: [AnyHashable: Any] = [:]) throws
    -> CHHapticAudioResourceID
  {
    lastResource += 1
    return lastResource
  }
  open func unregisterAudioResource(_ resourceID: CHHapticAudioResourceID) throws {}
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
}

open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
    super.init()
  }
}

open class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }
  public let parameterID: ID
  open var value: Float
  open var relativeTime: TimeInterval
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    super.init()
  }
}

open class CHHapticParameterCurve: NSObject {
  open class ControlPoint: NSObject {
    open var relativeTime: TimeInterval
    open var value: Float
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
      super.init()
    }
  }
  public let parameterID: CHHapticDynamicParameter.ID
  public let controlPoints: [ControlPoint]
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints) = (parameterID, controlPoints)
    super.init()
  }
}
