public import Foundation

/// Draws pages: a header, the content of formatters or an app's own, and a footer. Lengths are in points. An app can draw them into
/// a PDF document; printing isn't simulated.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  private var paper = CGRect.zero
  private var printable: CGRect?
  private var formatters: [UIPrintFormatter] = []

  /// The paper; empty until a print job, or a subclass, sets its size.
  open var paperRect: CGRect { paper }
  /// The printable area.
  open var printableRect: CGRect { printable ?? paperRect }
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0

  /// Sets `paperRect` and `printableRect`, as apps do by their names; others are Foundation's to know.
  open func setValue(_ value: Any?, forKey key: String) {
    let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue
    switch key {
    case "paperRect": paper = rect ?? .zero
    case "printableRect": printable = rect
    default: break
    }
  }

  /// Between header and footer.
  var contentRect: CGRect {
    printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  // MARK: Formatters

  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for formatter in formatters { formatter.printPageRenderer = nil }
      formatters = newValue ?? []
      for formatter in formatters { formatter.printPageRenderer = self }
    }
  }

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatters.append(formatter)
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
  }

  /// The formatters that have content on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { $0.startPage..<$0.startPage + $0.pageCount ~= pageIndex }
    return found.isEmpty ? nil : found
  }

  func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  // MARK: Pages

  /// The number of pages of the formatters; a subclass that draws its own content overrides it.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Called before the first page is drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page with all its parts into the current graphics context.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let content = printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    }
    drawContentForPage(at: pageIndex, in: content)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
          height: footerHeight))
    }
  }

  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
  }

  /// Does nothing by default; subclasses override it.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Does nothing by default; subclasses override it.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Does nothing by default; subclasses override it.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
