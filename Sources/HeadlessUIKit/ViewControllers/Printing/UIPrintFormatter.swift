public import Foundation

/// Lays content out in pages. Lengths are in points.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// The page renderer that contains the formatter; nil for a formatter that prints alone.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The first page of the content, counted from the renderer's first one.
  open var startPage = 0
  /// 0 for no limit.
  open var maximumContentHeight: CGFloat = 0
  /// 0 for no limit.
  open var maximumContentWidth: CGFloat = 0
  /// Around the content of each page, within what can be printed.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The older name.
  open var contentInsets: UIEdgeInsets {
    get { perPageContentInsets }
    set { perPageContentInsets = newValue }
  }

  /// The number of pages of the content.
  open var pageCount: Int { 0 }

  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// The rectangle of a page's content; pages are counted from the renderer's first one.
  open func rect(forPageAt pageIndex: Int) -> CGRect {
    guard let printPageRenderer else { return .zero }
    var rect = printPageRenderer.contentRect.inset(by: perPageContentInsets)
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return rect
  }

  /// Draws a page's content into the current graphics context.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}
