internal import Foundation
internal import Graphics

/// Keeps the pages that are drawn, and has them written.
final class PDFRecorder {
  let context: CGContext
  private let bounds: CGRect
  private var properties: [PDFDocument.Property: String] = [:]
  private var pages: [PDFDocument.Page] = []

  /// A page of the size that Apple gives those without one: 612 x 792 points.
  private static let standardBounds = CGRect(x: 0, y: 0, width: 612, height: 792)

  init(bounds: CGRect, info: [String: Any]) {
    self.bounds = bounds.isEmpty ? PDFRecorder.standardBounds : bounds
    context = CGContext(recordingIn: self.bounds, scale: 1)
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
  func beginPage(_ bounds: CGRect?) {
    endPage()
    let own = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? self.bounds
    context.restart(in: own)
    pages.append(PDFDocument.Page(bounds: own, items: []))
  }

  private func endPage() {
    let items = context.takeItems()
    if !pages.isEmpty { pages[pages.count - 1].items += items }
  }

  func link(_ rect: CGRect, to target: PDFDocument.Page.Link.Target) {
    guard !pages.isEmpty else { return }
    let place = rect.applying(context.recordingTransform)
    pages[pages.count - 1].links.append(PDFDocument.Page.Link(place, to: target))
  }

  func addDestination(_ name: String, _ point: CGPoint) {
    guard !pages.isEmpty else { return }
    pages[pages.count - 1].destinations[name] = point.applying(context.recordingTransform)
  }

  func finish() throws(PDFDrawingError) -> Data {
    endPage()
    guard !pages.isEmpty else { throw .noPages }
    guard DrawingPainting.isAvailable else { throw .noPainter }
    guard let data = DrawingPainting.write(PDFDocument(pages: pages, properties: properties)) else { throw .notPainted }
    return data
  }
}
