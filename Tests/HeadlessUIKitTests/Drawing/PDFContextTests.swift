import Testing
import UIKit

@testable import HeadlessUIKit

/// PDF documents drawn with Core Graphics' contexts.
@MainActor @Suite struct PDFContextTests {
  private func page(_ data: NSMutableData, _ number: Int) throws -> CGPDFPage {
    let provider = try #require(CGDataProvider(data: data))
    return try #require(CGPDFDocument(provider)?.page(at: number))
  }

  /// Whether a pixel is black, counted from the page's top left corner at one pixel per point.
  private func isBlack(_ page: CGPDFPage, _ x: Int, _ y: Int) throws -> Bool {
    let bitmap = try #require(page.picture(scale: 1)?.bitmap)
    return bitmap.withUnsafeBytes { bytes in
      let place = y * bitmap.bytesPerRow + x * 4
      return bytes[place..<place + 4].elementsEqual([0, 0, 0, 255])
    }
  }

  @Test func pagesHaveTheirOriginAtTheBottomLeft() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Title"]))
    context.beginPDFPage(nil)
    context.fill(CGRect(x: 10, y: 5, width: 20, height: 10))
    context.endPDFPage()
    #expect(data.length == 0)
    // The next page doesn't inherit the state.
    context.translateBy(x: 50, y: 0)
    var second = CGRect(x: 100, y: 100, width: 30, height: 40)
    context.beginPage(mediaBox: &second)
    context.fill(CGRect(x: 100, y: 130, width: 10, height: 10))
    context.endPage()
    context.closePDF()
    let first = try page(data, 1)
    #expect(first.getBoxRect(.mediaBox).size == box.size)
    // From 35 to 45 below the top.
    #expect(try isBlack(first, 15, 40) && !isBlack(first, 15, 10) && !isBlack(first, 35, 40))
    let other = try page(data, 2)
    #expect(other.getBoxRect(.mediaBox).size == second.size)
    #expect(try isBlack(other, 5, 5) && !isBlack(other, 5, 15) && !isBlack(other, 15, 5))
    #expect(String(decoding: data as Data, as: UTF8.self).contains("Title"))
  }

  @Test func aDocumentIsWrittenWhenItsContextGoes() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let place = withUnsafeBytes(of: &box) { Data($0) }
    let consumer = try #require(CGDataConsumer(data: data))
    var context = CGContext(consumer: consumer, mediaBox: nil, nil)
    context?.beginPDFPage([kCGPDFContextMediaBox: place])
    context?.endPDFPage()
    context = nil
    #expect(try page(data, 1).getBoxRect(.mediaBox).size == box.size)
  }

  @Test func documentsGoToFilesOfDirectoriesThatAreThere() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(CGContext(folder.appendingPathComponent("a.pdf"), mediaBox: nil, nil) == nil)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.pdf")
    let context = try #require(CGContext(file, mediaBox: nil, nil))
    context.beginPDFPage(nil)
    context.endPDFPage()
    context.closePDF()
    let data = NSMutableData(data: try Data(contentsOf: file))
    // Apple's default page size.
    #expect(try page(data, 1).getBoxRect(.mediaBox).size == CGSize(width: 612, height: 792))
  }
}
