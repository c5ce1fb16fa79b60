import CloudKit
import PDFKit
import StandIns
import Testing
import UIKit

@MainActor @Suite struct PortableDocumentTests {
  /// Two pages of 200 x 100 points.
  private func document() throws -> PDFDocument {
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { context in
      for color in [UIColor.red, .blue] {
        context.beginPage()
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
      }
    }
    return try #require(PDFDocument(data: data))
  }

  @Test func documentsHavePages() throws {
    let document = try document()
    #expect(document.pageCount == 2 && document.page(at: 2) == nil)
    let second = try #require(document.page(at: 1))
    #expect(document.index(for: second) == 1 && second.label == "2")
    #expect(second.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(second.thumbnail(of: CGSize(width: 50, height: 50), for: .mediaBox).size == CGSize(width: 50, height: 25))
    document.removePage(at: 0)
    #expect(document.pageCount == 1 && document.index(for: second) == 0)
    #expect(PDFDocument(data: Data("no document".utf8)) == nil)
  }

  @Test func imagesArePages() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
    }
    let page = try #require(PDFPage(image: image))
    #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 40, height: 20) && page.rotation == 0)
    let document = PDFDocument()
    document.insert(page, at: 0)
    #expect(document.pageCount == 1 && PDFPage(image: UIImage()) == nil)
    // The upper half is red, the lower one the page's white.
    let drawn = try #require(
      page.thumbnail(of: CGSize(width: 40, height: 20), for: .mediaBox).cgImage?.dataProvider?.data)
    let bytes = [UInt8](drawn as Data)
    #expect(bytes.prefix(4).filter { $0 == 255 }.count == 2 && bytes.suffix(4).allSatisfy { $0 == 255 })
  }

  @Test func pagesStandOneAboveTheOther() throws {
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 400, height: 150))
    view.displaysPageBreaks = false
    view.autoScales = true
    view.document = try document()
    view.layoutIfNeeded()
    #expect(view.scaleFactor == 2)
    let scrollView = try #require(view.subviews.first as? UIScrollView)
    #expect(scrollView.contentSize == CGSize(width: 400, height: 400))
    #expect(view.currentPage === view.document?.page(at: 0) && view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    #expect(scrollView.contentOffset.y == 200)
    #expect(view.currentPage === view.document?.page(at: 1) && !view.canGoToNextPage)
  }

  @Test func singlePagesAreShownAlone() throws {
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 400, height: 150))
    view.displayMode = .singlePage
    view.document = try document()
    view.goToLastPage(nil)
    view.scaleFactor = 50
    view.layoutIfNeeded()
    #expect(view.scaleFactor == view.maxScaleFactor && !view.autoScales)
    #expect(view.currentPage === view.document?.page(at: 1))
    view.goToPreviousPage(nil)
    #expect(view.currentPage === view.document?.page(at: 0))
  }

  @Test func subscriptionsAreKept() async throws {
    try await withAnswers(CloudAnswers()) {
      let database = CKContainer.default().publicCloudDatabase
      let news = CKQuerySubscription(
        recordType: "News", predicate: NSPredicate(value: true), subscriptionID: "news", options: .firesOnRecordCreation
      )
      try await database.save(news)
      #expect(try await database.allSubscriptions().map(\.subscriptionID) == ["news"])
      #expect(try await database.subscription(for: "news") === news && news.subscriptionType == .query)
      try await database.deleteSubscription(withID: "news")
      await #expect(throws: CKError.self) { try await database.subscription(for: "news") }
    }
  }
}
