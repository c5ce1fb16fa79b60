public import Foundation

/// The drawing context of a renderer's actions.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
    super.init()
  }

  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { $0.fill(rect) }
  }

  /// Draws a line with a width of one point along the inside of the rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func draw(_ blendMode: CGBlendMode, _ body: (CGContext) -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    body(cgContext)
    cgContext.restoreGState()
  }
}

/// The drawing context of an image renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// An image of the content drawn so far.
  open var currentImage: UIImage {
    let isScreens = (format as? UIGraphicsImageRendererFormat)?.hasScreensScale ?? false
    return cgContext.makeImage().map { UIImage(drawing: $0, scale: cgContext.scale, isScreens: isScreens) } ?? UIImage()
  }
}
