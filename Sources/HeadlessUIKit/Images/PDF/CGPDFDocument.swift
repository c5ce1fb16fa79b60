public import Foundation
internal import InterfaceBuilder

/// A PDF file. Its pages are read by `pdfinfo` and painted by `pdftocairo` (Debian's `poppler-utils`), as a catalog's are.
public final class CGPDFDocument: Sendable {
  /// The file; a copy of what a provider has.
  let path: String
  let pages: PDFPages
  private let isCopy: Bool

  private init?(path: String, isCopy: Bool) {
    do throws(VectorPainter.Failure) {
      pages = try PDFPages(path: path)
    } catch {
      if isCopy { try? FileManager.default.removeItem(atPath: path) }
      ErrorStream.tell("\(error)")
      return nil
    }
    self.path = path
    self.isCopy = isCopy
  }

  /// Nil if there is no readable PDF, with a message on the error stream.
  public convenience init?(_ url: CFURL) { self.init(path: url.path, isCopy: false) }

  /// Nil, with a line on the error stream, where the bytes aren't a PDF.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    let path = NSTemporaryDirectory() + "onionskin-\(UUID().uuidString).pdf"
    guard (try? data.write(to: URL(fileURLWithPath: path))) != nil else { return nil }
    self.init(path: path, isCopy: true)
  }

  deinit {
    if isCopy { try? FileManager.default.removeItem(atPath: path) }
  }

  public var numberOfPages: Int { pages.pages.count }
  public var isEncrypted: Bool { pages.isEncrypted }
  /// Password-protected documents aren't supported.
  public var isUnlocked: Bool { true }

  /// From 1; nil if there is no such page.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    pages.pages.indices.contains(pageNumber - 1) ? CGPDFPage(self, number: pageNumber) : nil
  }
}
