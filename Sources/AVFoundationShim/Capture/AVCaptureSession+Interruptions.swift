public import Foundation

// A session here is never interrupted and never fails: none of these is posted.
extension NSNotification.Name {
  public static let AVCaptureSessionRuntimeError = NSNotification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name("AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name("AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  public static let AVCaptureDeviceWasConnected = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
  public static let AVCaptureDeviceWasDisconnected = NSNotification.Name("AVCaptureDeviceWasDisconnectedNotification")
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

/// The key of the error in a notification of a session's failure.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason in a notification of an interruption, a number.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// The key of the system's pressure in the same notification.
public let AVCaptureSessionInterruptionSystemPressureStateKey = "AVCaptureSessionInterruptionSystemPressureStateKey"

extension AVCaptureSession {
  /// Why a session was interrupted.
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient
    case videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps
    case videoDeviceNotAvailableDueToSystemPressure
  }

  // The names since iOS 18.
  public class var runtimeErrorNotification: NSNotification.Name { .AVCaptureSessionRuntimeError }
  public class var didStartRunningNotification: NSNotification.Name { .AVCaptureSessionDidStartRunning }
  public class var didStopRunningNotification: NSNotification.Name { .AVCaptureSessionDidStopRunning }
  public class var wasInterruptedNotification: NSNotification.Name { .AVCaptureSessionWasInterrupted }
  public class var interruptionEndedNotification: NSNotification.Name { .AVCaptureSessionInterruptionEnded }
}

extension AVCaptureDevice {
  public class var wasConnectedNotification: NSNotification.Name { .AVCaptureDeviceWasConnected }
  public class var wasDisconnectedNotification: NSNotification.Name { .AVCaptureDeviceWasDisconnected }
  public class var subjectAreaDidChangeNotification: NSNotification.Name { .AVCaptureDeviceSubjectAreaDidChange }

  /// How much the system's heat and power limit the camera.
  open class SystemPressureState: NSObject {
    /// A degree of pressure.
    public struct Level: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
      public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
      public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
      public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
      public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
    }

    /// What the pressure consists of.
    public struct Factors: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let systemTemperature = Factors(rawValue: 1 << 0)
      public static let peakPower = Factors(rawValue: 1 << 1)
      public static let depthModuleTemperature = Factors(rawValue: 1 << 2)
      public static let cameraTemperature = Factors(rawValue: 1 << 3)
    }

    override init() { super.init() }

    open var level: Level { .nominal }
    open var factors: Factors { [] }
  }

  /// Nominal: there is no camera to limit.
  public var systemPressureState: SystemPressureState { SystemPressureState() }
}
