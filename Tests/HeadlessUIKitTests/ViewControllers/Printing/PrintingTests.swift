import Testing
import UIKit

@testable import HeadlessUIKit

/// Pages that an app lays out for printing, and draws into a PDF document.
@MainActor @Suite struct PrintingTests {
  private final class Report: UIPrintPageRenderer {
    var parts: [String] = []

    override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 300, height: 200) }
    override var printableRect: CGRect { paperRect.insetBy(dx: 20, dy: 20) }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
      parts.append("header \(pageIndex) \(headerRect)")
    }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
      parts.append("footer \(pageIndex) \(footerRect)")
    }
  }

  private let font = UIFont.systemFont(ofSize: 17)

  @Test func aTextTakesAsManyPagesAsItHasLines() {
    let report = Report()
    (report.headerHeight, report.footerHeight) = (30, 10)
    let formatter = UISimpleTextPrintFormatter(text: Array(repeating: "line", count: 12).joined(separator: "\n"))
    formatter.font = font
    report.addPrintFormatter(formatter, startingAtPageAt: 1)
    // 160 points minus header and footer contain five lines of 20.3 points: twelve lines are three pages, after an empty one.
    #expect(formatter.pageCount == 3 && report.numberOfPages == 4)
    #expect(formatter.rect(forPageAt: 1) == CGRect(x: 20, y: 50, width: 260, height: 120))
    #expect(report.printFormattersForPage(at: 0) == nil && report.printFormattersForPage(at: 3)?.count == 1)
    formatter.maximumContentHeight = 45
    #expect(formatter.pageCount == 6)
    formatter.removeFromPrintPageRenderer()
    #expect(report.numberOfPages == 0 && formatter.printPageRenderer == nil)
  }

  @Test func pagesAreDrawnWithTheirParts() throws {
    let report = Report()
    (report.headerHeight, report.footerHeight) = (30, 10)
    report.addPrintFormatter(UISimpleTextPrintFormatter(text: "A"), startingAtPageAt: 0)
    let context = CGContext(recordingIn: report.paperRect, scale: 1)
    UIGraphicsPushContext(context)
    report.prepare(forDrawingPages: NSRange(location: 0, length: report.numberOfPages))
    report.drawPage(at: 0, in: report.printableRect)
    UIGraphicsPopContext()
    #expect(report.parts == ["header 0 (20.0, 20.0, 260.0, 30.0)", "footer 0 (20.0, 170.0, 260.0, 10.0)"])
    #expect(!context.takeItems().isEmpty)
  }

  @Test func markupIsReadAsHTML() throws {
    let formatter = UIMarkupTextPrintFormatter(markupText: "<p>One <b>two</b></p>")
    #expect(formatter.content.string.trimmingCharacters(in: .whitespacesAndNewlines) == "One two")
    let renderer = UIPrintPageRenderer()
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 0)
    renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 595, height: 842)), forKey: "paperRect")
    #expect(renderer.paperRect.width == 595 && renderer.printableRect == renderer.paperRect)
    #expect(renderer.numberOfPages == 1)
  }

  @Test func aViewIsAsManyPagesAsItIsHigh() {
    let report = Report()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 520, height: 700))
    let formatter = view.viewPrintFormatter()
    report.addPrintFormatter(formatter, startingAtPageAt: 0)
    // Half the size, to be as wide as 260: 350 points high, in parts of 160.
    #expect(formatter.pageCount == 3)
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    #expect(!UIPrintInteractionController.shared.present(animated: false))
  }
}
