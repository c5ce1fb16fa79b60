import DrawingInspection
import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// PDF files of apps. The file has a page of 60 x 40 points with a red corner of 30 x 20, and a rotated one of 20 x 30.
@MainActor @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdfinfo"))) struct PDFTests {
  private static func file() -> Data {
    let content = "1 0 0 rg 0 0 30 20 re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 60 40] /CropBox [10 5 50 35] /Contents 4 0 R >>",
      "<< /Length \(content.count) >>\nstream\n\(content)\nendstream",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 20 30] /Rotate 90 /Contents 4 0 R >>",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 6\n0000000000 65535 f \n"
    for place in places { text += "\(String(String(10_000_000_000 + place).dropFirst())) 00000 n \n" }
    return Data((text + "trailer << /Size 6 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n").utf8)
  }

  private func document() throws -> CGPDFDocument {
    let provider = try #require(CGDataProvider(data: PDFTests.file()))
    return try #require(CGPDFDocument(provider))
  }

  @Test func pagesHaveTheirBoxes() throws {
    let document = try document()
    #expect(document.numberOfPages == 2 && !document.isEncrypted && document.page(at: 3) == nil)
    let page = try #require(document.page(at: 1))
    #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(page.getBoxRect(.cropBox) == CGRect(x: 10, y: 5, width: 40, height: 30))
    #expect(page.rotationAngle == 0 && document.page(at: 2)?.rotationAngle == 90)
    #expect(document.page(at: 0) == nil)
  }

  @Test func whatIsNoPDFIsNone() {
    #expect(CGPDFDocument(URL(filePath: "/etc/hostname")) == nil)
    #expect(CGPDFDocument(URL(filePath: "/nowhere.pdf")) == nil)
  }

  @Test func pagesAreFittedIntoARectangle() throws {
    let page = try #require(document().page(at: 1))
    // Half the size, in the middle of a square.
    let fitting = page.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 30, height: 30), rotate: 0, preserveAspectRatio: true)
    #expect(
      CGRect(x: 0, y: 0, width: 60, height: 40).applying(fitting).isNear(CGRect(x: 0, y: 5, width: 30, height: 20)))
    // It isn't enlarged.
    let small = page.getDrawingTransform(
      .cropBox, rect: CGRect(x: 0, y: 0, width: 100, height: 100), rotate: 90, preserveAspectRatio: true)
    #expect(
      CGRect(x: 10, y: 5, width: 40, height: 30).applying(small)
        .isNear(CGRect(x: 35, y: 30, width: 30, height: 40)))
    // Clockwise: the lower left corner becomes the upper left one.
    #expect(CGPoint(x: 10, y: 5).applying(small).isNear(CGPoint(x: 35, y: 70)))
  }

  /// The red parts of a page that is drawn into a bitmap of 60 x 40 pixels, row by row from the top.
  private func rows(of page: CGPDFPage, _ prepare: (CGContext) -> Void = { _ in }) throws -> [String] {
    var memory = [UInt8](repeating: 0, count: 60 * 40 * 4)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 60, height: 40, bitsPerComponent: 8, bytesPerRow: 240,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      prepare(context)
      context.drawPDFPage(page)
    }
    // Every tenth point is checked.
    return stride(from: 5, to: 40, by: 10).map { y in
      stride(from: 5, to: 60, by: 10).map { x in memory[(y * 60 + x) * 4] > 200 ? "r" : "." }.joined()
    }
  }

  @Test func aPageIsDrawnWithItsPointsUpwards() throws {
    let page = try #require(document().page(at: 1))
    #expect(try rows(of: page) == ["......", "......", "rrr...", "rrr..."])
  }

  /// 20 x 30 points, of which the lower 20 are red, regardless of the rotation that viewers apply.
  @Test func aTurnedPageLiesAsItWasWritten() throws {
    let page = try #require(document().page(at: 2))
    #expect(try rows(of: page) == ["......", "......", "rr....", "rr...."])
    let turned = try rows(of: page) { context in
      context.concatenate(
        page.getDrawingTransform(
          .mediaBox, rect: CGRect(x: 0, y: 0, width: 30, height: 20), rotate: 0, preserveAspectRatio: true))
    }
    // Clockwise: the bottom is on the left.
    #expect(turned == ["......", "......", "rr....", "rr...."])
  }
}
