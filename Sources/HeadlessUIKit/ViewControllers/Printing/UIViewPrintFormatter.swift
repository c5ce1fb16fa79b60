public import Foundation

/// Prints a view as it appears, on as many pages as it is high.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// The view's size; a scroll view's content.
  private var size: CGSize { (view as? UIScrollView)?.contentSize ?? view.bounds.size }

  /// Scaled to the page's width if it is wider.
  private func scale(in rect: CGRect) -> CGFloat { size.width > rect.width ? rect.width / max(size.width, 1) : 1 }

  open override var pageCount: Int {
    let rect = rect(forPageAt: startPage)
    guard rect.width > 0, rect.height > 0, size.height > 0 else { return 0 }
    return Int((size.height * scale(in: rect) / rect.height).rounded(.up))
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext(), rect.height > 0 else { return }
    let scale = scale(in: rect)
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * rect.height)
    context.scaleBy(x: scale, y: scale)
    view.layer.render(in: context)
    context.restoreGState()
  }
}

extension UIView {
  /// Prints the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

  /// Draws the view as it is printed: as on the screen.
  public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
}
