internal import Foundation
internal import Graphics

/// A document that UIKit's renderers draw, its origin at the top left, and the context that draws it.
final class PDFRecorder {
  let context: CGContext
  private let pages: DrawnPages

  init(bounds: CGRect, info: [String: Any]) {
    pages = DrawnPages(bounds: bounds, info: info)
    context = CGContext(recordingIn: pages.bounds, scale: 1)
  }

  /// - Parameter bounds: in points; nil, or an empty rectangle, for the document's.
  func beginPage(_ bounds: CGRect?) { pages.begin(bounds, in: context) }

  func link(_ rect: CGRect, to target: PDFDocument.Page.Link.Target) { pages.link(rect, to: target, in: context) }

  func addDestination(_ name: String, _ point: CGPoint) { pages.addDestination(name, point, in: context) }

  func finish() throws(PDFDrawingError) -> Data {
    pages.end(in: context)
    return try pages.write()
  }
}
