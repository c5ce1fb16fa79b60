public import Foundation

/// A camera or microphone. There is none here, as in the simulator: no device is ever found, and the members exist so that apps
/// compile.
open class AVCaptureDevice: NSObject {
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
  }

  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }

  override init() { super.init() }

  /// Nil: there is no device.
  public init?(uniqueID deviceUniqueID: String) { return nil }

  // MARK: Devices

  /// Nil: there is no device, and none that an app could set.
  open class var userPreferredCamera: AVCaptureDevice? {
    get { nil }
    set {}
  }
  /// Nil: there is no device.
  open class var systemPreferredCamera: AVCaptureDevice? { nil }

  /// Nil: there is no device.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Nil: there is no device.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// Empty: there is no device.
  open class func devices() -> [AVCaptureDevice] { [] }
  /// Empty: there is no device.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  /// Looks for devices and finds none.
  open class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}

    open var devices: [AVCaptureDevice] { [] }
  }

  // MARK: Permission

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    CameraAnswers.current(asked: "whether the camera may be used").authorizationStatus
  }

  /// The answer of ``CameraAnswers``, on the main queue; iOS uses any queue.
  open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    let answers = CameraAnswers.current(asked: "to use the camera")
    let isUndecided = answers.authorizationStatus == .notDetermined
    let isGranted = isUndecided ? answers.grantsRequest : answers.authorizationStatus == .authorized
    deliverLater { handler(isGranted) }
  }

  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: mediaType) { continuation.resume(returning: $0) }
    }
  }

  // MARK: A device's settings

  open var uniqueID: String { "" }
  open var modelID: String { "" }
  open var localizedName: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var position: Position { .unspecified }
  open var isConnected: Bool { false }
  open var hasFlash: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var flashMode = FlashMode.off
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var torchMode = TorchMode.off
  open func setTorchModeOn(level torchLevel: Float) throws {}
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open var focusMode = FocusMode.locked
  open var focusPointOfInterest = CGPoint.zero
  open var isFocusPointOfInterestSupported: Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open var exposureMode = ExposureMode.locked
  open var exposurePointOfInterest = CGPoint.zero
  open var isExposurePointOfInterestSupported: Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  open func cancelVideoZoomRamp() {}
  /// In millimetres; -1 where it isn't known.
  open var minimumFocusDistance: Int { -1 }
  /// Empty: there is no device.
  open var formats: [Format] { [] }
  /// Stored but unused: there is no device.
  open var activeFormat = Format()
  open var activeVideoMinFrameDuration = CMTime.zero
  open var activeVideoMaxFrameDuration = CMTime.zero
}
