public import HeadlessUIKit

/// A PDF file. Its text, outline and annotations aren't read.
@preconcurrency @MainActor open class PDFDocument: NSObject {
  /// The URL of the file; nil for data.
  public let documentURL: URL?
  public let documentRef: CGPDFDocument?
  open weak var delegate: (any PDFDocumentDelegate)?
  private var pages: [PDFPage] = []

  /// Nil for an unreadable file.
  public init?(url: URL) {
    guard let file = CGPDFDocument(url as CFURL) else { return nil }
    (documentURL, documentRef) = (url, file)
    super.init()
    readPages()
  }

  /// Nil for unreadable data.
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
  /// The index of a page, from 0; `NSNotFound` for a page of another document.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: index)
    page.document = self
  }

  open func removePage(at index: Int) { pages.remove(at: index).document = nil }
  open var isEncrypted: Bool { documentRef?.isEncrypted ?? false }
  /// False: documents with a password can't be read here.
  open var isLocked: Bool { false }
}

@preconcurrency @MainActor public protocol PDFDocumentDelegate: NSObjectProtocol {}
