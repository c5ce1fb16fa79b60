import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// PDF documents that apps draw, as a PDF reader shows them.
@MainActor @Suite struct PDFRendererTests {
  private let page = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func document(_ data: Data) throws -> CGPDFDocument {
    let provider = try #require(CGDataProvider(data: data))
    return try #require(CGPDFDocument(provider))
  }

  /// The pixels of the page at one pixel per point, row by row from the top: red, green, blue.
  private func pixels(_ data: Data, page number: Int = 1) throws -> (width: Int, colors: [[UInt8]]) {
    let picture = try #require(try document(data).page(at: number)?.picture(scale: 1))
    let bitmap = try #require(picture.bitmap)
    let colors = bitmap.withUnsafeBytes { bytes in
      (0..<bitmap.width * bitmap.height).map { index in
        let place = index / bitmap.width * bitmap.bytesPerRow + index % bitmap.width * 4
        // Unpainted parts are white.
        let rest = 255 - bytes[place + 3]
        return [bytes[place + 2] &+ rest, bytes[place + 1] &+ rest, bytes[place] &+ rest]
      }
    }
    return (bitmap.width, colors)
  }

  @Test func shapesStandWhereTheyAreDrawn() throws {
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 50, height: 30))
      // Half transparent, over white paper.
      UIColor.blue.withAlphaComponent(0.5).setFill()
      UIBezierPath(rect: CGRect(x: 100, y: 20, width: 50, height: 30)).fill()
    }
    let (width, colors) = try pixels(data)
    #expect(width == 200 && colors.count == 20_000)
    #expect(colors[25 * 200 + 30] == [255, 0, 0] && colors[10 * 200 + 30] == [255, 255, 255])
    let mixed = colors[25 * 200 + 120]
    #expect(mixed[2] == 255 && abs(Int(mixed[0]) - 127) <= 1)
  }

  @Test func lettersAndImagesAreThere() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      ("W" as NSString).draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 60)])
      image.draw(in: CGRect(x: 120, y: 40, width: 40, height: 40))
    }
    let (_, colors) = try pixels(data)
    let black: [UInt8] = [0, 0, 0]
    var ink = 0
    for y in 0..<100 {
      for x in 10..<90 where colors[y * 200 + x] == black { ink += 1 }
    }
    // A bold W covers about a third of its box of 55 x 43 points.
    #expect(ink > 400 && ink < 1800)
    #expect(colors[60 * 200 + 140] == [0, 255, 0] && colors[60 * 200 + 170] == [255, 255, 255])
  }

  @Test func clipsAndGroupsCutAndFade() throws {
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      let drawing = context.cgContext
      drawing.saveGState()
      drawing.clip(to: CGRect(x: 0, y: 0, width: 50, height: 100))
      UIColor.red.setFill()
      context.fill(CGRect(x: 20, y: 20, width: 100, height: 20))
      drawing.restoreGState()
      // Two overlapping parts, faded together: no pixel is darker than either of them.
      drawing.setAlpha(0.5)
      drawing.beginTransparencyLayer(auxiliaryInfo: nil)
      UIColor.black.setFill()
      context.fill(CGRect(x: 100, y: 20, width: 40, height: 20))
      context.fill(CGRect(x: 120, y: 20, width: 40, height: 20))
      drawing.endTransparencyLayer()
    }
    let (_, colors) = try pixels(data)
    #expect(colors[30 * 200 + 40] == [255, 0, 0] && colors[30 * 200 + 60] == [255, 255, 255])
    #expect(abs(Int(colors[30 * 200 + 110][0]) - 127) <= 1 && colors[30 * 200 + 130] == colors[30 * 200 + 110])
  }

  @Test func shadowsAreThereAsPictures() throws {
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      context.beginPage()
      context.cgContext.setShadow(offset: CGSize(width: 30, height: 0), blur: 0, color: UIColor.blue.cgColor)
      UIColor.red.setFill()
      context.fill(CGRect(x: 20, y: 20, width: 40, height: 40))
    }
    let (_, colors) = try pixels(data)
    #expect(colors[40 * 200 + 40] == [255, 0, 0] && colors[40 * 200 + 80] == [0, 0, 255])
  }

  @Test func everyPageHasItsOwnBoundsAndState() throws {
    let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
      #expect(context.pdfContextBounds == page)
      context.beginPage()
      context.cgContext.translateBy(x: 50, y: 0)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 80, height: 300), pageInfo: [:])
      #expect(context.pdfContextBounds.height == 300)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    let document = try document(data)
    #expect(document.numberOfPages == 2)
    #expect(document.page(at: 1)?.getBoxRect(.mediaBox).size == page.size)
    #expect(document.page(at: 2)?.getBoxRect(.mediaBox).size == CGSize(width: 80, height: 300))
    #expect(try pixels(data).colors[5 * 200 + 55] == [255, 0, 0])
    #expect(try pixels(data, page: 2).colors[5 * 80 + 5] == [255, 0, 0])
  }

  @Test func aDocumentSaysWhatItIsAndIsTheSameEveryTime() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "The (best) title", kCGPDFContextAuthor: "Ada"]
    func make() -> Data {
      UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
        context.beginPage()
        // Cairo omits the links of an empty page.
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setURL(URL(string: "https://example.org/it's")!, for: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.addDestination(withName: "here", at: .zero)
        context.setDestinationWithName("here", for: CGRect(x: 30, y: 0, width: 20, height: 20))
      }
    }
    let data = make()
    #expect(data == make())
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("Ada") && text.contains("example.org"))
  }

  @Test func theFunctionsBeforeRenderersMakeTheSame() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Title"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPageWithInfo(page, nil)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let document = try document(data as Data)
    #expect(document.numberOfPages == 2)
    #expect(document.page(at: 1)?.getBoxRect(.mediaBox).size == CGSize(width: 612, height: 792))
    #expect(try pixels(data as Data, page: 2).colors[10 * 200 + 10] == [255, 0, 0])
  }

  @Test func aFileIsWrittenWhereItCanBe() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try UIGraphicsPDFRenderer(bounds: page).writePDF(to: url) { $0.beginPage() }
    #expect(CGPDFDocument(url)?.numberOfPages == 1)
    #expect(throws: PDFDrawingError.noPages) { try UIGraphicsPDFRenderer(bounds: page).writePDF(to: url) { _ in } }
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", page, nil))
  }
}
