package import Foundation
package import Graphics

/// The pages of a document that a context draws, one after the other.
package final class DrawnPages {
  /// The default size of pages, in points.
  package let bounds: CGRect
  private var properties: [PDFDocument.Property: String] = [:]
  private var pages: [PDFDocument.Page] = []

  /// The size of pages without their own, as in Apple's documentation: 612 x 792 points.
  private static let standardBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// - Parameter info: what the document says of itself, by `kCGPDFContextTitle` and its like.
  package init(bounds: CGRect, info: [AnyHashable: Any]) {
    self.bounds = bounds.isEmpty ? DrawnPages.standardBounds : bounds
    let names: [(CFString, PDFDocument.Property)] = [
      (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject),
      (kCGPDFContextKeywords, .keywords), (kCGPDFContextCreator, .creator),
    ]
    for (name, property) in names {
      switch info[name] {
      case let text as String: properties[property] = text
      case let words as [String]: properties[property] = words.joined(separator: ", ")
      default: break
      }
    }
  }

  /// - Parameter bounds: in points; nil, or an empty rectangle, for the document's.
  package func begin(_ bounds: CGRect?, in context: CGContext) {
    end(in: context)
    let own = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? self.bounds
    context.restart(in: own)
    pages.append(PDFDocument.Page(bounds: own, items: []))
  }

  /// The drawing since the last call belongs to the last page; before the first page it is lost.
  package func end(in context: CGContext) {
    let items = context.takeItems()
    if !pages.isEmpty { pages[pages.count - 1].items += items }
  }

  package func link(_ rect: CGRect, to target: PDFDocument.Page.Link.Target, in context: CGContext) {
    guard !pages.isEmpty else { return }
    let place = rect.applying(context.recordingTransform)
    pages[pages.count - 1].links.append(PDFDocument.Page.Link(place, to: target))
  }

  package func addDestination(_ name: String, _ point: CGPoint, in context: CGContext) {
    guard !pages.isEmpty else { return }
    pages[pages.count - 1].destinations[name] = point.applying(context.recordingTransform)
  }

  package func write() throws(PDFDrawingError) -> Data {
    guard !pages.isEmpty else { throw .noPages }
    guard DrawingPainting.isAvailable else { throw .noPainter }
    guard let data = DrawingPainting.write(PDFDocument(pages: pages, properties: properties)) else { throw .notPainted }
    return data
  }
}
