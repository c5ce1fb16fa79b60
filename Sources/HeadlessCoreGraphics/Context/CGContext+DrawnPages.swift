public import Foundation
internal import Graphics

/// The document into which a context draws.
final class OpenPDF {
  let pages: DrawnPages
  let consumer: CGDataConsumer

  init(_ pages: DrawnPages, _ consumer: CGDataConsumer) { (self.pages, self.consumer) = (pages, consumer) }

  func write() {
    do {
      try consumer.put(try pages.write())
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("CGContext.closePDF: no PDF can be made: \(error)\n".utf8))
    }
  }
}

// PDF documents, whose pages have their origin at the bottom left, y pointing up.
extension CGContext {
  /// Creates a context whose pages are written to `consumer` when the document is closed or the context is deallocated.
  ///
  /// - Parameters:
  ///   - mediaBox: the media box of the pages, in points; nil for 612 x 792.
  ///   - auxiliaryInfo: the document's metadata, with keys such as `kCGPDFContextTitle`. Other entries have no effect.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let pages = DrawnPages(bounds: mediaBox?.pointee.standardized ?? .zero, info: auxiliaryInfo ?? [:])
    self.init(recordingIn: pages.bounds, scale: 1)
    document = OpenPDF(pages, consumer)
  }

  /// Creates a context whose pages are written to a file; nil if the directory doesn't exist.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Begins a page with a new graphics state. Does nothing if the context doesn't draw a document.
  ///
  /// - Parameter pageInfo: the page's media box with the key `kCGPDFContextMediaBox`, as the bytes of a rectangle. Other entries
  ///   have no effect.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let data = pageInfo?[kCGPDFContextMediaBox] as? Data
    beginPage(
      data.flatMap { data in
        guard data.count == MemoryLayout<CGRect>.size else { return nil }
        return data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
      })
  }

  /// Begins a page. If the box is nil, the document's box applies.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  private func beginPage(_ box: CGRect?) {
    guard let document else { return }
    document.pages.begin(box?.standardized, in: self)
    // Maps the page's box to itself, flipped vertically.
    state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  public func endPDFPage() { document?.pages.end(in: self) }

  public func endPage() { endPDFPage() }

  /// Writes the document. The context can't draw afterwards.
  public func closePDF() {
    guard let document else { return }
    endPDFPage()
    self.document = nil
    document.write()
  }

  /// Makes a rectangle of the page a link to a URL.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    document?.pages.link(rect, to: .uri(url.absoluteString), in: self)
  }

  /// Adds a named destination at a point of the page.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    document?.pages.addDestination(name, point, in: self)
  }

  /// Makes a rectangle of the page a link to a named destination.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    document?.pages.link(rect, to: .destination(name), in: self)
  }
}

// The keys of a PDF document's metadata, named as in Core Graphics.

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key of the keywords: a string, or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key of a page's media box, which is stored as the bytes of a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "MediaBox"
/// The key of the name of the program that made the document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
