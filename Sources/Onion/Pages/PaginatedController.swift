import UIKit

/// Shows one of several pages; swipes change it, and a page control indicates it.
///
/// Pages are created when they are needed: the current one and its neighbours are in the hierarchy and laid out; others are
/// released, and created again when needed. Only the current page receives appearance calls. When the screen rotates, the current
/// page stays the same.
///
/// The pages are in a paging scroll view of the container's own, not in a `UIPageViewController`, which determines itself which
/// neighbours it keeps, shows outdated ones when the pages change, and has no page while it scrolls.
open class PaginatedController: ContainerController {
  /// The number of pages.
  public let pageCount: Int
  /// The number of loaded pages on each side of the current one.
  public let preloadedNeighbours: Int
  /// The index of the displayed page, from 0; the first one in reading direction.
  public private(set) var currentPage: Int
  /// Called when the current page changes, by a swipe or by `setCurrentPage(_:animated:)`.
  public var onPageChange: ((Int) -> Void)?

  private let makePage: (Int) -> UIViewController
  private var pages: [Int: UIViewController] = [:]
  private let scrollView = UIScrollView()
  private let indicator = UIPageControl()
  private lazy var pager = Pager(owner: self)
  /// The size for which the pages were laid out.
  private var arrangement = Arrangement()
  private var isArranging = false
  private var appearance = Appearance.gone

  private struct Arrangement: Equatable {
    /// A page's size, in points.
    var size = CGSize.zero
    var isRightToLeft = false
  }

  private enum Appearance {
    case gone, appearing, shown, disappearing
  }

  /// - Parameters:
  ///   - pageCount: the number of pages, at least one.
  ///   - currentPage: the initial page.
  ///   - preloadedNeighbours: the number of loaded pages on each side of the current one.
  ///   - makePage: creates a page. A page that was released is created again.
  public init(
    pageCount: Int, currentPage: Int = 0, preloadedNeighbours: Int = 1, makePage: @escaping (Int) -> UIViewController
  ) {
    self.pageCount = max(pageCount, 1)
    self.currentPage = min(max(currentPage, 0), self.pageCount - 1)
    self.preloadedNeighbours = max(preloadedNeighbours, 0)
    self.makePage = makePage
    super.init(nibName: nil, bundle: nil)
  }

  /// The existing pages, which are kept.
  public convenience init(pages: [UIViewController], currentPage: Int = 0) {
    self.init(pageCount: pages.count, currentPage: currentPage) { index in
      pages.indices.contains(index) ? pages[index] : UIViewController()
    }
  }

  @available(*, unavailable, message: "init(pageCount:currentPage:preloadedNeighbours:makePage:)")
  public required init?(coder: NSCoder) { nil }

  open override var shownChild: UIViewController? { pages[currentPage] }

  /// The loaded pages, in their order.
  public var loadedPages: [Int] { pages.keys.sorted() }

  /// Shows a page; an invalid index is ignored.
  public func setCurrentPage(_ page: Int, animated: Bool) {
    guard page != currentPage, (0..<pageCount).contains(page) else { return }
    guard isViewLoaded, !scrollView.bounds.isEmpty else { return change(to: page) }
    if animated, UIView.areAnimationsEnabled, view.window != nil {
      scrollView.setContentOffset(frame(of: page).origin, animated: true)
    } else {
      change(to: page)
      moveToCurrentPage()
    }
  }

  // MARK: Views

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    // Pages extend below bars and the sensor housing, and have their own safe area.
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = pager
    scrollView.accessibilityIdentifier = "Pages.scrollView"
    view.addSubview(scrollView)
    setUpIndicator()
    // Pages have a size from the start, because constraints are solved before the first layout, and many can't be satisfied in a
    // view of size 0.
    arrangePages()
    loadPages()
  }

  private func setUpIndicator() {
    indicator.numberOfPages = pageCount
    indicator.currentPage = currentPage
    indicator.hidesForSinglePage = true
    indicator.pageIndicatorTintColor = .tertiaryLabel
    indicator.currentPageIndicatorTintColor = .label
    indicator.accessibilityIdentifier = "Pages.indicator"
    indicator.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        setCurrentPage(indicator.currentPage, animated: true)
      }, for: .valueChanged)
    view.addSubview(indicator)
    indicator.pin(to: .safeArea, edges: [.leading, .bottom, .trailing])
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangePages()
  }

  /// The space of the page control at the bottom isn't part of the pages' safe area.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for page in pages.values { growSafeArea(of: page) }
  }

  private func growSafeArea(of page: UIViewController) {
    let height = pageCount > 1 ? indicator.bounds.height : 0
    if page.additionalSafeAreaInsets.bottom != height { page.additionalSafeAreaInsets.bottom = height }
  }

  private func arrangePages() {
    let size = view.bounds.size
    isArranging = true
    defer { isArranging = false }
    let before = arrangement
    arrangement = Arrangement(
      size: size, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: size.width * CGFloat(pageCount), height: size.height)
    for (index, page) in pages { page.view.frame = frame(of: index) }
    if arrangement != before { scrollView.contentOffset = frame(of: currentPage).origin }
  }

  private func moveToCurrentPage() {
    isArranging = true
    scrollView.contentOffset = frame(of: currentPage).origin
    isArranging = false
  }

  /// The offset of a page, in points: the first page is on the right in right-to-left layouts.
  private func frame(of page: Int) -> CGRect {
    let place = arrangement.isRightToLeft ? pageCount - 1 - page : page
    return CGRect(origin: CGPoint(x: CGFloat(place) * arrangement.size.width, y: 0), size: arrangement.size)
  }

  // MARK: Pages

  fileprivate func didScroll() {
    guard !isArranging, arrangement.size.width > 0 else { return }
    let place = Int((scrollView.contentOffset.x / arrangement.size.width).rounded())
    let page = arrangement.isRightToLeft ? pageCount - 1 - place : place
    change(to: min(max(page, 0), pageCount - 1))
  }

  private func change(to page: Int) {
    guard page != currentPage else { return }
    let old = pages[currentPage]
    currentPage = page
    indicator.currentPage = page
    loadPages()
    if appearance == .shown {
      old?.beginAppearanceTransition(false, animated: false)
      old?.endAppearanceTransition()
      shownChild?.beginAppearanceTransition(true, animated: false)
      shownChild?.endAppearanceTransition()
    }
    releaseFarPages()
    shownChildDidChange()
    onPageChange?(page)
  }

  private var near: ClosedRange<Int> {
    max(currentPage - preloadedNeighbours, 0)...min(currentPage + preloadedNeighbours, pageCount - 1)
  }

  private func loadPages() {
    guard isViewLoaded else { return }
    for index in near where pages[index] == nil {
      let page = makePage(index)
      pages[index] = page
      add(page, in: scrollView) { [self] in $0.frame = frame(of: index) }
      growSafeArea(of: page)
    }
  }

  private func releaseFarPages() {
    for (index, page) in pages where !near.contains(index) {
      pages[index] = nil
      page.remove()
    }
  }

  // MARK: Appearance

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearance = .appearing
    shownChild?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearance = .shown
    shownChild?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearance = .disappearing
    shownChild?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearance = .gone
    shownChild?.endAppearanceTransition()
  }
}

/// Receives the scroll view's events, so that they aren't part of the container's interface.
private final class Pager: NSObject, UIScrollViewDelegate {
  private weak var owner: PaginatedController?

  init(owner: PaginatedController) {
    self.owner = owner
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    owner?.didScroll()
  }
}
