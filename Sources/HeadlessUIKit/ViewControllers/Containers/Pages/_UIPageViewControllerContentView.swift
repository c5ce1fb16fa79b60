import Foundation

/// Holds a page controller's pages, and the page control below them.
final class _UIPageViewControllerContentView: UIView {

  let scrollView: _UIQueuingScrollView?
  private let spacing: CGFloat
  private let isHorizontal: Bool
  /// Called when everything is in its place.
  var didLayOut: (() -> Void)?

  init(frame: CGRect, scrolls: Bool, isHorizontal: Bool, spacing: CGFloat) {
    self.spacing = spacing
    self.isHorizontal = isHorizontal
    scrollView = scrolls ? _UIQueuingScrollView(spacing: spacing) : nil
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let scrollView else { return }
    scrollView.isHorizontal = isHorizontal
    scrollView.frame = bounds.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  private(set) var pageControl: UIPageControl?

  /// Nil takes the page control away.
  func showPages(_ pages: (count: Int, index: Int)?) {
    guard let pages else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      return setNeedsLayout()
    }
    let control = pageControl ?? UIPageControl()
    control.numberOfPages = pages.count
    control.currentPage = pages.index
    guard pageControl == nil else { return }
    pageControl = control
    addSubview(control)
    setNeedsLayout()
  }

  // MARK: Pages that curl

  private var pages: [UIView] = []
  private var isSplit = false

  /// - Parameter isSplit: whether the spine is in the middle, a page on each side of it.
  func setCurlingPages(_ views: [UIView], isSplit: Bool) {
    for old in pages where !views.contains(old) { old.removeFromSuperview() }
    pages = views
    self.isSplit = isSplit
    placeCurlingPages()
    for view in views where view.superview !== self { addSubview(view) }
  }

  private func placeCurlingPages() {
    let half =
      isHorizontal
      ? CGSize(width: bounds.width / 2, height: bounds.height) : CGSize(width: bounds.width, height: bounds.height / 2)
    let isReversed = isHorizontal && isRightToLeft
    for (index, view) in pages.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = true
      guard isSplit else {
        view.frame = bounds
        continue
      }
      let isLast = (index == 1) != isReversed
      view.frame = CGRect(
        x: isLast && isHorizontal ? half.width : 0, y: isLast && !isHorizontal ? half.height : 0, width: half.width,
        height: half.height)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeCurlingPages()
    var room = bounds
    if let pageControl {
      // The control keeps clear of the home indicator, and the pages of the control.
      room.size.height -= safeAreaInsets.bottom + PageControlMetrics.current.heightBelowPages
      pageControl.frame = CGRect(
        x: 0, y: room.maxY, width: bounds.width, height: PageControlMetrics.current.heightBelowPages)
    }
    scrollView?.frame = room.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    didLayOut?()
  }
}
