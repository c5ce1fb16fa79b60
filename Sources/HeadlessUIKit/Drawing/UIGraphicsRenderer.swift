public import Foundation

/// The base of renderers.
open class UIGraphicsRenderer: NSObject {
  let rendererFormat: UIGraphicsRendererFormat

  /// - Parameter bounds: what can be drawn in, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = format.copy() as! UIGraphicsRendererFormat
    rendererFormat.bounds = bounds
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  open var format: UIGraphicsRendererFormat { rendererFormat }

  open var allowsImageOutput: Bool { false }
}
