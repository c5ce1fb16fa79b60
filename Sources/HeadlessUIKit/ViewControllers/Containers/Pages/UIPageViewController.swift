public import Foundation

/// Shows one page of several, or two if the spine is in the middle.
///
/// An animated change of pages shows its end at once and is completed after the next layout. Code can scroll the pages' scroll
/// view: half a page in, both pages are visible, and a whole page ends the transition as a swipe would.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  private let options: PageOptions
  private var shown: [UIViewController] = []
  private var turn: PageTurn?
  private var neighbors: (before: UIViewController?, after: UIViewController?)?

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public private(set) var spineLocation: SpineLocation

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    self.options = PageOptions(options, style: style)
    spineLocation = self.options.spineLocation
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages that curl, side by side.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let reader = InterfaceCoder.reader(of: coder)
    transitionStyle = reader?.string("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation = reader?.string("navigationOrientation") == "vertical" ? .vertical : .horizontal
    var told: [OptionsKey: Any] = [:]
    if let spacing = reader?.double("pageSpacing") { told[.interPageSpacing] = spacing }
    let places: [String: SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
    if let place = reader?.string("spineLocation").flatMap({ places[$0] }) { told[.spineLocation] = place }
    options = PageOptions(told, style: transitionStyle)
    spineLocation = options.spineLocation
    super.init(coder: coder)
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Without one, pages only change with `setViewControllers`.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbors = nil
      if oldValue !== dataSource { updatePageControl() }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Always empty, as for pages that scroll: none turns under a finger as paper does.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private var storedDoubleSided = false
  /// Whether pages have content on their backs; always with the spine in the middle.
  open var isDoubleSided: Bool {
    get { storedDoubleSided || spineLocation == .mid }
    set { storedDoubleSided = newValue }
  }

  /// The pages that are visible.
  open var viewControllers: [UIViewController]? { shown }

  /// Shows other pages: one, or two with the spine in the middle. `completion` follows at once, or after the next layout
  /// where the change is animated.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    checkCount(of: pages)
    turn?.finish()
    let turn = PageTurn(self, from: shown, to: pages, animated: animated)
    shown = pages
    neighbors = nil
    turn.begin()
    showPages()
    updatePageControl()
    let finish = { [weak self] in
      turn.finish()
      if self?.turn === turn { self?.turn = nil }
      completion?(true)
    }
    guard animated, let window = viewIfLoaded?.window else { return finish() }
    self.turn = turn
    window.afterUpdate(finish)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      setViewControllers(viewControllers, direction: direction, animated: animated) {
        continuation.resume(returning: $0)
      }
    }
  }

  private func checkCount(of pages: [UIViewController]) {
    // An app that chooses another spine sets the pages for it before it is known.
    if isChoosingSpine, pages.count == 1 || pages.count == 2 { return }
    let required = spineLocation == .mid ? 2 : 1
    if pages.count == required || (required == 1 && isDoubleSided && pages.count == 2) { return }
    fatalError(
      "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) for the "
        + "requested transition")
  }

  // MARK: The view

  private var content: _UIPageViewControllerContentView? { viewIfLoaded as? _UIPageViewControllerContentView }

  open override func loadView() {
    let content = _UIPageViewControllerContentView(
      frame: UIScreen.main.bounds, scrolls: transitionStyle == .scroll,
      isHorizontal: navigationOrientation == .horizontal, spacing: options.interPageSpacing)
    content.didLayOut = { [weak self] in self?.findNeighbors() }
    content.scrollView?.didScroll = { [weak self] in self?.didScroll(to: $0, by: $1) }
    view = content
    showPages()
    updatePageControl()
  }

  private func showPages() {
    guard let content else { return }
    if let scrollView = content.scrollView {
      scrollView.rest()
      scrollView.setPage(shown.first?.view, at: nil)
    } else {
      let isSplit = spineLocation == .mid
      content.setCurlingPages((isSplit ? shown : Array(shown.prefix(1))).map { $0.view }, isSplit: isSplit)
    }
  }

  private func updatePageControl() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal, let content else { return }
    guard let dataSource, !shown.isEmpty,
      let count = OptionalMethod.call({ dataSource.presentationCount(for: self) }),
      let index = OptionalMethod.call({ dataSource.presentationIndex(for: self) })
    else { return content.showPages(nil) }
    content.showPages((count, index))
  }

  // MARK: Appearance

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for page in shown { page.beginTransition(isAppearing: true, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for page in shown { page.endTransition() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for page in shown { page.beginTransition(isAppearing: false, animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for page in shown { page.endTransition() }
  }

  // MARK: Scrolling

  /// UIKit requests both neighbours when a page is shown; their views are loaded when they become visible.
  private func findNeighbors() {
    guard transitionStyle == .scroll, neighbors == nil, let dataSource, let page = shown.first else { return }
    neighbors = (nil, nil)
    neighbors = (
      dataSource.pageViewController(self, viewControllerBefore: page),
      dataSource.pageViewController(self, viewControllerAfter: page)
    )
  }

  private var isReversed: Bool { navigationOrientation == .horizontal && view.isRightToLeft }

  private func neighbor(at side: _UIQueuingScrollView.Side) -> UIViewController? {
    (side == .last) != isReversed ? neighbors?.after : neighbors?.before
  }

  private func didScroll(to side: _UIQueuingScrollView.Side?, by part: CGFloat) {
    guard let scrollView = content?.scrollView else { return }
    if let turn, turn.side != side { cancel(turn, in: scrollView) }
    guard let side, let page = neighbor(at: side) else { return }
    if turn == nil {
      delegate?.pageViewController(self, willTransitionTo: [page])
      let turn = PageTurn(self, from: shown, to: [page], animated: true)
      turn.side = side
      self.turn = turn
      turn.begin()
      scrollView.setPage(page.view, at: side)
    }
    if part >= 1, let turn { complete(turn, in: scrollView) }
  }

  private func complete(_ turn: PageTurn, in scrollView: _UIQueuingScrollView) {
    let isForward = (turn.side == .last) != isReversed
    self.turn = nil
    shown = turn.incoming
    neighbors = nil
    scrollView.rest()
    scrollView.setPage(shown.first?.view, at: nil)
    turn.finish()
    if let control = content?.pageControl { control.currentPage += isForward ? 1 : -1 }
    viewIfLoaded?.setNeedsLayout()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: turn.outgoing, transitionCompleted: true)
  }

  private func cancel(_ turn: PageTurn, in scrollView: _UIQueuingScrollView) {
    self.turn = nil
    if let side = turn.side { scrollView.setPage(nil, at: side) }
    turn.undo()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: turn.outgoing, transitionCompleted: false)
  }

  // MARK: Orientation

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard transitionStyle == .pageCurl, let delegate else { return }
    let orientation = UIScreen.main.configuration.orientation
    isChoosingSpine = true
    let location = OptionalMethod.call { delegate.pageViewController(self, spineLocationFor: orientation) }
    isChoosingSpine = false
    guard let location, location != .none else { return }
    spineLocation = location
    showPages()
  }

  private var isChoosingSpine = false

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate.flatMap { delegate in
      OptionalMethod.call { delegate.pageViewControllerSupportedInterfaceOrientations(self) }
    } ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate.flatMap { delegate in
      OptionalMethod.call { delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(self) }
    } ?? super.preferredInterfaceOrientationForPresentation
  }
}
