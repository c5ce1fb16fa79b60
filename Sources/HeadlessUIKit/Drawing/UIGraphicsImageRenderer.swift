public import Foundation
internal import Graphics

/// Renders drawings into images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// - Parameter bounds: the part of the drawing that the image shows, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// - Parameter size: in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// - Parameter size: in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// The image that `actions` draw. Its pixels are painted when they are needed.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = _format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let context = CGContext(recordingIn: format.bounds, scale: format.scale > 0 ? format.scale : 1)
    if format.opaque { context.append([.fill(Path(rect: format.bounds), .color(.black))]) }
    let rendererContext = UIGraphicsImageRendererContext(context, format: format)
    UIGraphicsPushContext(context)
    actions(rendererContext)
    UIGraphicsPopContext()
    return rendererContext.currentImage
  }

  /// The drawing as a PNG; empty if it can't be rendered, with a message on the standard error stream.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    data(of: image(actions: actions), as: "PNG") { $0.pngData() }
  }

  /// The drawing as a JPEG; empty if it can't be rendered, with a message on the standard error stream.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    data(of: image(actions: actions), as: "JPEG") { $0.jpegData(compressionQuality: compressionQuality) }
  }

  private func data(of image: UIImage, as format: String, _ encode: (UIImage) -> Data?) -> Data {
    if let data = encode(image) { return data }
    let reason = DrawingPainting.isAvailable ? "it has no pixels or no encoder" : "nothing here paints drawings"
    ErrorStream.tell("UIGraphicsImageRenderer: no \(format) of \(image.size) points can be made: \(reason)")
    return Data()
  }
}
