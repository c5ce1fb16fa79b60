internal import Foundation
internal import HeadlessUIKit

/// A page of a navigation stack: a controller that shows a part of the graph, with the bar values that its views set.
@MainActor final class NavigationPage: UIViewController {
  let part: PartNode
  /// The value of the page; nil for a page without a value.
  let value: AnyHashable?
  weak var context: NavigationContext?
  /// Called when the page was popped, for the code that pushed it.
  var onRemoval: () -> Void = {}
  /// Whether the page has appeared. A search begins after that.
  private var isOnScreen = false
  private let keyboardBar = KeyboardBar()
  private lazy var item = NavigationItemDriver(self)

  init(_ part: PartNode, value: AnyHashable? = nil) {
    self.part = part
    self.value = value
    super.init(nibName: nil, bundle: nil)
    part.handsOnColorScheme = true
    // Pages below others are off the screen, also those that a path begins with.
    part.isShown = false
    part.graph.observePreferences(for: self) { [weak self] in self?.takePreferences() }
  }

  required init?(coder: NSCoder) { fatalError("Pages of SwiftUI's aren't archived.") }

  func end() {
    endsWithDisappearance = false
    part.graph.stopObservingPreferences(for: self)
    part.end()
  }

  /// The page was popped: its views disappear when the page below has appeared, as UIKit reports it.
  func endAfterDisappearance() {
    guard part.isShown == true, viewIfLoaded?.window != nil else { return end() }
    endsWithDisappearance = true
  }

  private var endsWithDisappearance = false

  override func loadView() {
    part.hostView.backgroundColor = .systemBackground
    view = part.hostView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    part.isShown = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOnScreen = true
    item.search?.takeActivation()
    item.search?.takePresence()
    item.search?.takeFocus()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    part.isShown = false
    isOnScreen = false
    item.search?.pageDidDisappear()
    if endsWithDisappearance { end() }
  }

  /// A list or scroll view that fills the page collapses its title when it scrolls.
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? part.hostView.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  private weak var barsFollow: UIScrollView?

  /// A pushed page makes its scroll view as it is laid out, after the bars were; they look for it again.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let scrollView = contentScrollView(for: .bottom)
    guard scrollView !== barsFollow else { return }
    barsFollow = scrollView
    navigationController?.view.setNeedsLayout()
  }

  // MARK: Bars

  private(set) var values = _NavigationItemValues()

  func takePreferences() {
    values = part.content.preference(_NavigationItemKey.self) ?? _NavigationItemValues()
    item.take(values, part.environment, titleMode: titleMode, isOnScreen: isOnScreen)
    keyboardBar.take(values)
    context?.barsDidChange(of: self)
  }

  /// Recorded: a first page with items and without a title has the lower bar. Pages above it have large titles unless a page says
  /// otherwise.
  private var titleMode: UINavigationItem.LargeTitleDisplayMode {
    if let mode = values.largeTitleMode { return mode }
    guard let root = context?.pages.first, root.values.largeTitleMode == nil, (root.navigationItem.title ?? "").isEmpty
    else { return .automatic }
    if root === self { return .never }
    return context?.pages.firstIndex { $0 === self } == 1 ? .always : .automatic
  }

  override var inputAccessoryView: UIView? { keyboardBar.view }

  /// Whether the bar has any content.
  var hasBarContent: Bool {
    !(navigationItem.title ?? "").isEmpty || navigationItem.titleView != nil || navigationItem.leftBarButtonItems != nil
      || navigationItem.rightBarButtonItems != nil || navigationItem.searchController != nil
  }
}
