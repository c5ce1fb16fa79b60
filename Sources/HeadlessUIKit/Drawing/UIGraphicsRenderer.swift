public import Foundation

/// The base of renderers.
open class UIGraphicsRenderer: NSObject {
  let _format: UIGraphicsRendererFormat

  /// - Parameter bounds: what can be drawn in, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    _format = format.copy() as! UIGraphicsRendererFormat
    _format.bounds = bounds
    super.init()
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  open var format: UIGraphicsRendererFormat { _format }

  open var allowsImageOutput: Bool { false }
}
