import AVFoundation
import StandIns
import Testing

/// A screen with a camera finds no device, as in the simulator.
@MainActor @Suite struct CameraTests {
  @Test func thereIsNoCamera() {
    #expect(AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.devices(for: .audio).isEmpty)
    let back = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
    #expect(back.devices.isEmpty)
  }

  @Test func permissionIsTheTests() async {
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    var answers = CameraAnswers()
    answers.grantsRequest = true
    let isGranted = await withCheckedContinuation { continuation in
      withAnswers(answers) {
        AVCaptureDevice.requestAccess(for: .video) { continuation.resume(returning: $0) }
      }
    }
    #expect(isGranted)
    answers.authorizationStatus = .denied
    withAnswers(answers) { #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied) }
  }

  @Test func aSessionKeepsItsOutputs() {
    let session = AVCaptureSession()
    let output = AVCaptureMetadataOutput()
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.startRunning()
    #expect(session.outputs == [output] && session.isRunning && !session.canAddOutput(output))
  }

  @Test func interruptionsHaveNumbersAndNames() {
    // The numbers of AVFoundation's header.
    #expect(AVCaptureSession.InterruptionReason(rawValue: 1) == .videoDeviceNotAvailableInBackground)
    #expect(AVCaptureSession.InterruptionReason(rawValue: 5) == .videoDeviceNotAvailableDueToSystemPressure)
    let name: NSNotification.Name? = .AVCaptureSessionWasInterrupted
    #expect(name == AVCaptureSession.wasInterruptedNotification)
    #expect(name?.rawValue == "AVCaptureSessionWasInterruptedNotification")
  }

  /// A rectangle of the layer, as fractions of the layer's size.
  @Test func previewsConvertRectangles() {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let part = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    #expect(layer.metadataOutputRectConverted(fromLayerRect: CGRect(x: 50, y: 200, width: 100, height: 100)) == part)
    #expect(layer.layerRectConverted(fromMetadataOutputRect: part) == CGRect(x: 50, y: 200, width: 100, height: 100))
  }
}
