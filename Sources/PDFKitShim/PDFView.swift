public import HeadlessUIKit

/// Displays the pages of a document one above the other, or only the current one. Modes with pages side by side display one column.
/// Text can't be selected.
open class PDFView: UIView {
  private let scrollView = UIScrollView()
  private var pageViews: [PDFPageView] = []

  open var document: PDFDocument? { didSet { showPages() } }
  open weak var delegate: (any PDFViewDelegate)?
  open var displayMode: PDFDisplayMode = .singlePageContinuous { didSet { showPages() } }
  /// Stored but unused: pages are one above the other.
  open var displayDirection: PDFDisplayDirection = .vertical
  /// Whether pages have margins.
  open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
  /// In points of a page. Apple's values aren't documented; these are assumptions.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { setNeedsLayout() } }
  open var displayBox: PDFDisplayBox = .cropBox { didSet { showPages() } }
  /// Whether the scale follows the view's width.
  open var autoScales = false { didSet { setNeedsLayout() } }
  open var minScaleFactor: CGFloat = 0.25
  open var maxScaleFactor: CGFloat = 5
  /// Points of the view per point of a page.
  open var scaleFactor: CGFloat {
    get { autoScales ? scaleFactorForSizeToFit : ownScale }
    set {
      autoScales = false
      ownScale = min(max(newValue, minScaleFactor), maxScaleFactor)
      setNeedsLayout()
    }
  }
  private var ownScale: CGFloat = 1
  private var shown = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemGray5
    addSubview(scrollView)
  }

  private var isContinuous: Bool { displayMode == .singlePageContinuous || displayMode == .twoUpContinuous }

  private func showPages() {
    shown = min(shown, max((document?.pageCount ?? 0) - 1, 0))
    for view in pageViews { view.removeFromSuperview() }
    let all = (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }
    pageViews = (isContinuous ? all : all.indices.contains(shown) ? [all[shown]] : []).map {
      PDFPageView($0, displayBox)
    }
    for view in pageViews { scrollView.addSubview(view) }
    setNeedsLayout()
  }

  private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }

  /// The scale at which the width of the widest page fills the view.
  open var scaleFactorForSizeToFit: CGFloat {
    let widest = pageViews.map { $0.page.shownSize(displayBox).width }.max() ?? 0
    let width = widest + margins.left + margins.right
    return width > 0 ? bounds.width / width : 1
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let scale = scaleFactor
    var (y, width) = (CGFloat(0), CGFloat(0))
    for view in pageViews {
      let size = view.page.shownSize(displayBox)
      let (wide, high) = (size.width * scale, size.height * scale)
      y += margins.top * scale
      view.frame = CGRect(x: max((bounds.width - wide) / 2, margins.left * scale), y: y, width: wide, height: high)
      y = view.frame.maxY + margins.bottom * scale
      width = max(width, wide + (margins.left + margins.right) * scale)
    }
    // A page that fits isn't made scrollable by fractions of a point.
    scrollView.contentSize = CGSize(width: width <= bounds.width + 0.5 ? bounds.width : width, height: y)
  }

  /// The uppermost page that is visible.
  open var currentPage: PDFPage? {
    guard isContinuous else { return pageViews.first?.page }
    return pageViews.first { $0.frame.maxY > scrollView.contentOffset.y }?.page ?? pageViews.last?.page
  }

  /// Shows a page, without an animation.
  open func go(to page: PDFPage) {
    guard let document, document.index(for: page) != NSNotFound else { return }
    shown = document.index(for: page)
    guard isContinuous else { return showPages() }
    layoutIfNeeded()
    guard let view = pageViews.first(where: { $0.page === page }) else { return }
    let lowest = max(scrollView.contentSize.height - scrollView.bounds.height, 0)
    scrollView.contentOffset.y = min(view.frame.minY - margins.top * scaleFactor, lowest)
  }

  private func page(after steps: Int) -> PDFPage? {
    guard let document, let currentPage else { return nil }
    return document.page(at: document.index(for: currentPage) + steps)
  }

  open var canGoToNextPage: Bool { page(after: 1) != nil }
  open var canGoToPreviousPage: Bool { page(after: -1) != nil }
  open func goToNextPage(_ sender: Any?) { page(after: 1).map(go) }
  open func goToPreviousPage(_ sender: Any?) { page(after: -1).map(go) }
  open func goToFirstPage(_ sender: Any?) { document?.page(at: 0).map(go) }
  open func goToLastPage(_ sender: Any?) { document.flatMap { $0.page(at: $0.pageCount - 1) }.map(go) }

  /// Selects paging, which displays only the current page.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    displayMode = enable ? .singlePage : .singlePageContinuous
  }
}

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {}

/// A page on a white background.
final class PDFPageView: UIView {
  let page: PDFPage
  private let box: PDFDisplayBox

  init(_ page: PDFPage, _ box: PDFDisplayBox) {
    self.page = page
    self.box = box
    super.init(frame: .zero)
    backgroundColor = .white
    contentMode = .redraw
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let size = page.shownSize(box)
    context.translateBy(x: 0, y: bounds.height)
    context.scaleBy(x: bounds.width / max(size.width, 1), y: -bounds.height / max(size.height, 1))
    page.draw(with: box, to: context)
  }
}
