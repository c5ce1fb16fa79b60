public import Foundation

/// Renders drawings into PDF documents: shapes, images, and glyphs as outlines.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// - Parameter bounds: a page's, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// The document that `actions` draw; empty if it can't be rendered, with a message on the standard error stream.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    do {
      return try document(actions)
    } catch {
      ErrorStream.tell("UIGraphicsPDFRenderer: no PDF can be made: \(error)")
      return Data()
    }
  }

  /// Writes the document that `actions` draw to a file.
  ///
  /// - Throws: `PDFDrawingError`, or Foundation's error where the file can't be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try document(actions).write(to: url, options: .atomic)
  }

  private func document(_ actions: (UIGraphicsPDFRendererContext) -> Void) throws -> Data {
    let format = _format as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat()
    let recorder = PDFRecorder(bounds: format.bounds, info: format.documentInfo)
    let context = UIGraphicsPDFRendererContext(recorder, format: format)
    UIGraphicsPushContext(recorder.context)
    actions(context)
    UIGraphicsPopContext()
    return try recorder.finish()
  }
}
