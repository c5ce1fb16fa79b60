public import Foundation

/// How a PDF renderer draws.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says of itself, by `kCGPDFContextTitle` and its like. Other entries have no effect.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}
