public import Foundation

/// Connects devices with outputs for their pictures and sounds. No data flow here; the session stores its inputs and outputs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var connections: [AVCaptureConnection] = []
  open private(set) var isRunning = false
  open var isInterrupted: Bool { false }
  /// Stored but unused.
  open var sessionPreset = Preset.high
  /// Stored but unused.
  open var usesApplicationAudioSession = true
  /// Stored but unused.
  open var automaticallyConfiguresApplicationAudioSession = true

  public override init() { super.init() }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Changes take effect at once.
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}

/// An input of a session.
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}

/// The pictures or sounds of a device, as an input.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
  }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A connection between an input and an output. It stores its settings; no data flow through it.
open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { true }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirroringSupported: Bool { true }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  /// In degrees, clockwise.
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
  open var isVideoStabilizationSupported: Bool { false }

  override init() { super.init() }
}
