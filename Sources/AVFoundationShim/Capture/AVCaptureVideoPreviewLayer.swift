public import Foundation
public import HeadlessQuartzCore

/// The picture of a camera: empty, as in the simulator.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Nil: there is no device.
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }

  public override init() { super.init() }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  public init(sessionWithNoConnection session: AVCaptureSession) {
    self.session = session
    super.init()
  }

  open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

  // A camera's coordinates are fractions of its picture; here, of the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(x: pointInLayer.x / max(bounds.width, 1), y: pointInLayer.y / max(bounds.height, 1))
  }

  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let (width, height) = (max(bounds.width, 1), max(bounds.height, 1))
    let rect = rectInLayerCoordinates
    return CGRect(
      x: rect.minX / width, y: rect.minY / height, width: rect.width / width, height: rect.height / height)
  }

  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    return CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
      height: rect.height * bounds.height)
  }

  /// The object itself: objects aren't detected here.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { metadataObject }
}
