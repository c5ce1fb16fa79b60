import UIKit

/// Shows one page of several at a time; a finger takes it aside, and an indicator tells which one it is.
///
/// Pages are made when they come near: the current one and its neighbours are in the hierarchy, laid out and ready; those
/// further away are let go of, and made again when they come near again. Only the current page appears and disappears.
/// When the screen turns, the current page stays the current one.
///
/// The pages lie in a paging scroll view of the container's own, not in a `UIPageViewController`: that one decides by
/// itself which neighbours it keeps, shows stale ones when the pages change, and has no page while it scrolls.
open class PaginatedController: ContainerController {
  /// How many pages there are.
  public let pageCount: Int
  /// How many pages on each side of the current one are ready.
  public let preloadedNeighbours: Int
  /// The page that is shown, counted from 0; the first one in the direction of reading.
  public private(set) var currentPage: Int
  /// Called when another page is the current one, by hand or by `setCurrentPage(_:animated:)`.
  public var onPageChange: ((Int) -> Void)?

  private let makePage: (Int) -> UIViewController
  private var pages: [Int: UIViewController] = [:]
  private let scrollView = UIScrollView()
  private let indicator = UIPageControl()
  private lazy var pager = Pager(owner: self)
  /// What the pages are laid out for.
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
  ///   - pageCount: how many pages there are, at least one.
  ///   - currentPage: the one to begin with.
  ///   - preloadedNeighbours: how many pages on each side of the current one are ready.
  ///   - makePage: makes a page. A page that was let go of is made again.
  public init(
    pageCount: Int, currentPage: Int = 0, preloadedNeighbours: Int = 1, makePage: @escaping (Int) -> UIViewController
  ) {
    self.pageCount = max(pageCount, 1)
    self.currentPage = min(max(currentPage, 0), self.pageCount - 1)
    self.preloadedNeighbours = max(preloadedNeighbours, 0)
    self.makePage = makePage
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages that are there already, and are kept.
  public convenience init(pages: [UIViewController], currentPage: Int = 0) {
    self.init(pageCount: pages.count, currentPage: currentPage) { index in
      pages.indices.contains(index) ? pages[index] : UIViewController()
    }
  }

  @available(*, unavailable, message: "init(pageCount:currentPage:preloadedNeighbours:makePage:)")
  public required init?(coder: NSCoder) { nil }

  open override var shownChild: UIViewController? { pages[currentPage] }

  /// The pages that are ready, in their order.
  public var loadedPages: [Int] { pages.keys.sorted() }

  /// Goes to a page; one that isn't there is left out.
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
    // Pages reach under bars and housings, and know their own safe area.
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = pager
    scrollView.accessibilityIdentifier = "Pages.scrollView"
    view.addSubview(scrollView)
    setUpIndicator()
    // Pages have a size from the start: constraints are solved before the first layout, and many can't hold in a view that
    // has none.
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

  /// The strip at the bottom that the indicator lies in is no place for the pages' words.
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

  /// Where a page lies among the others, in points: the first page lies at the right where words are read from there.
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

/// Hears of the scrolling, so that the container's interface stays free of it.
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
