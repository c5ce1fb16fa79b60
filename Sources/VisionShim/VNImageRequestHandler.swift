public import HeadlessCoreGraphics
public import HeadlessUIKit

/// Performs requests on a picture, which isn't looked at.
open class VNImageRequestHandler: NSObject {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }
  public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }
  public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {
    super.init()
  }
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) { super.init() }
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { super.init() }
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Gives each request its results and calls its handler, before it returns, as on iOS.
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests {
      request.found = request.observations()
      request.completionHandler?(request, nil)
    }
  }
}

/// Performs requests on the pictures of a film.
open class VNSequenceRequestHandler: NSObject {
  public override init() { super.init() }

  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
  }
}

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
