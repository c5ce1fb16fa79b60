public import HeadlessUIKit

/// A PDF file. Its texts, outlines and annotations aren't read.
@preconcurrency @MainActor open class PDFDocument: NSObject {
  /// The file; nil for data.
  public let documentURL: URL?
  public let documentRef: CGPDFDocument?
  open weak var delegate: (any PDFDocumentDelegate)?
  private var pages: [PDFPage] = []

  /// Nil for a file that can't be read.
  public init?(url: URL) {
    guard let file = CGPDFDocument(url as CFURL) else { return nil }
    (documentURL, documentRef) = (url, file)
    super.init()
    readPages()
  }

  /// Nil for data that can't be read.
  public init?(data: Data) {
    guard let provider = CGDataProvider(data: data as CFData), let file = CGPDFDocument(provider) else { return nil }
    (documentURL, documentRef) = (nil, file)
    super.init()
    readPages()
  }

  /// A document without pages, to which pages of others can be added.
  public override init() {
    (documentURL, documentRef) = (nil, nil)
    super.init()
  }

  private func readPages() {
    guard let documentRef else { return }
    pages = (0..<documentRef.numberOfPages).compactMap { documentRef.page(at: $0 + 1).map { PDFPage($0) } }
    for page in pages { page.document = self }
  }

  open var pageCount: Int { pages.count }
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// The place of a page, from 0; `NSNotFound` for one of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: index)
    page.document = self
  }

  open func removePage(at index: Int) { pages.remove(at: index).document = nil }
  open var isEncrypted: Bool { documentRef?.isEncrypted ?? false }
  /// False: documents that ask for a password can't be read here.
  open var isLocked: Bool { false }
}

@preconcurrency @MainActor public protocol PDFDocumentDelegate: NSObjectProtocol {}

/// A page of a document.
@preconcurrency @MainActor open class PDFPage: NSObject {
  public let pageRef: CGPDFPage?
  public internal(set) weak var document: PDFDocument?

  init(_ page: CGPDFPage) {
    pageRef = page
    super.init()
  }

  /// The number in its document as text, from 1.
  open var label: String? {
    guard let place = document?.index(for: self), place != NSNotFound else { return nil }
    return "\(place + 1)"
  }
  /// In degrees, clockwise.
  open var rotation: Int { Int(pageRef?.rotationAngle ?? 0) }
  /// In the page's points.
  open func bounds(for box: PDFDisplayBox) -> CGRect { pageRef?.getBoxRect(box.box) ?? .zero }

  /// The size as it is shown, with the page's rotation.
  func shownSize(_ box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return rotation / 90 % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// Draws the page in its points with the y axis up, and its rotation.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    guard let pageRef else { return }
    context.saveGState()
    let size = shownSize(box)
    context.concatenate(
      pageRef.getDrawingTransform(
        box.box, rect: CGRect(origin: .zero, size: size), rotate: 0, preserveAspectRatio: true))
    context.clip(to: [bounds(for: box)])
    context.drawPDFPage(pageRef)
    context.restoreGState()
  }

  /// A picture that fits into a size, in points.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let shown = shownSize(box)
    let scale = min(size.width / max(shown.width, 1), size.height / max(shown.height, 1))
    let fitting = CGSize(width: shown.width * scale, height: shown.height * scale)
    return UIGraphicsImageRenderer(size: fitting).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: fitting))
      context.cgContext.translateBy(x: 0, y: fitting.height)
      context.cgContext.scaleBy(x: scale, y: -scale)
      draw(with: box, to: context.cgContext)
    }
  }
}

/// A box of a page.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox

  var box: CGPDFBox { CGPDFBox(rawValue: Int32(rawValue)) ?? .mediaBox }
}
