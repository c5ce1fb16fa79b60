import CCairo
public import Foundation
public import Graphics

extension CairoRasterizer {
  /// Writes a PDF document. Shapes, letters (as outlines, which can't be searched) and images stay vectors and images; shadows,
  /// masks and similar effects become images with 216 pixels per inch. Blurred backdrops are omitted. The same document results in
  /// the same bytes.
  ///
  /// - Throws: the errors of `paint(_:)`.
  public func write(_ document: PDFDocument) throws(RasterizerError) -> Data {
    do {
      return try PDFWriter(resources: resources).write(document)
    } catch let error as RasterizerError {
      throw error
    } catch {
      fatalError("Painting throws nothing but RasterizerError, and threw \(error).")
    }
  }
}

/// Writes documents with Cairo's PDF surface.
private struct PDFWriter {
  let resources: Resources

  /// The bytes that Cairo has written.
  private final class Sink {
    var data = Data()
  }

  func write(_ document: PDFDocument) throws -> Data {
    let sink = Sink()
    let first = document.pages.first?.bounds.size ?? CGSize(width: 1, height: 1)
    let surface = cairo_pdf_surface_create_for_stream(
      { user, bytes, count in
        guard let user, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Sink>.fromOpaque(user).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), length(first.width), length(first.height))!
    // No newer version is needed; the document's metadata and links stay readable, as in UIKit's documents.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    cairo_surface_set_device_scale(surface, 1 / PDFPainter.scale, 1 / PDFPainter.scale)
    describe(document, surface)
    let layer = Layer(document: surface)
    for page in document.pages { try write(page, layer, surface) }
    cairo_surface_finish(surface)
    try RasterizerError.check(cairo_surface_status(surface))
    return withExtendedLifetime(layer) { sink.data }
  }

  private func length(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), 1), 14_400) : 1
  }

  private func describe(_ document: PDFDocument, _ surface: OpaquePointer) {
    let kinds: [(PDFDocument.Property, cairo_pdf_metadata_t)] = [
      (.title, CAIRO_PDF_METADATA_TITLE), (.author, CAIRO_PDF_METADATA_AUTHOR),
      (.subject, CAIRO_PDF_METADATA_SUBJECT), (.keywords, CAIRO_PDF_METADATA_KEYWORDS),
      (.creator, CAIRO_PDF_METADATA_CREATOR),
    ]
    for (property, kind) in kinds {
      if let text = document.properties[property] { cairo_pdf_surface_set_metadata(surface, kind, text) }
    }
    // Otherwise Cairo writes the current time.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
  }

  private func write(_ page: PDFDocument.Page, _ layer: Layer, _ surface: OpaquePointer) throws {
    let (width, height) = (length(page.bounds.width), length(page.bounds.height))
    cairo_pdf_surface_set_size(surface, width, height)
    let matrix = Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: -Double(page.bounds.minX), y0: -Double(page.bounds.minY))
      .then(Matrix(scale: PDFPainter.scale))
    let bounds = PixelRect(
      minX: 0, minY: 0, maxX: Int((width * PDFPainter.scale).rounded(.up)),
      maxY: Int((height * PDFPainter.scale).rounded(.up)))
    try PDFPainter(resources: resources, layer: layer, matrix: matrix, page: bounds, depth: 0).paint(page.items)
    for link in page.links { tag(link, matrix, layer.context) }
    for (name, point) in page.destinations.sorted(by: { $0.key < $1.key }) {
      let (x, y) = (matrix.x(Double(point.x), Double(point.y)), matrix.y(Double(point.x), Double(point.y)))
      tag("cairo.dest", "name='\(escaped(name))' x=\(number(x)) y=\(number(y))", layer.context)
    }
    cairo_show_page(layer.context)
    try layer.check()
  }

  private func tag(_ link: PDFDocument.Page.Link, _ matrix: Matrix, _ context: OpaquePointer) {
    guard let (left, top, right, bottom) = DevicePath.rectangle(link.rect, matrix) else { return }
    let place = [left, top, right - left, bottom - top].map(number).joined(separator: " ")
    switch link.target {
    case .uri(let address): tag("Link", "uri='\(escaped(address))' rect=[\(place)]", context)
    case .destination(let name): tag("Link", "dest='\(escaped(name))' rect=[\(place)]", context)
    }
  }

  private func tag(_ name: String, _ attributes: String, _ context: OpaquePointer) {
    cairo_tag_begin(context, name, attributes)
    cairo_tag_end(context, name)
  }

  /// Independent of the locale.
  private func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }

  /// Within single quotes, in the form that Cairo parses.
  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }
}
