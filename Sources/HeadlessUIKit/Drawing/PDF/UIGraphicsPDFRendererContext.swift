public import Foundation

/// The context of a PDF renderer's actions. Nothing is drawn before the first page has begun.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let recorder: PDFRecorder

  init(_ recorder: PDFRecorder, format: UIGraphicsRendererFormat) {
    self.recorder = recorder
    super.init(recorder.context, format: format)
  }

  /// The page's, in points; the renderer's before the first page.
  open var pdfContextBounds: CGRect { recorder.context.bounds }

  /// Begins a page of the renderer's size; what was set in the context for the page before is forgotten.
  open func beginPage() { recorder.beginPage(nil) }

  /// - Parameters:
  ///   - bounds: the page's, in points.
  ///   - pageInfo: has no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { recorder.beginPage(bounds) }

  /// Makes a part of the page link to a URL.
  open func setURL(_ url: URL, for rect: CGRect) { recorder.link(rect, to: .uri(url.absoluteString)) }

  /// Names a place of the page.
  open func addDestination(withName name: String, at point: CGPoint) { recorder.addDestination(name, point) }

  /// Makes a part of the page link to a position in the document.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { recorder.link(rect, to: .destination(name)) }
}
