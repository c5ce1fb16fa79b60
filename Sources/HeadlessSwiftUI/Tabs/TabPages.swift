internal import Foundation
internal import HeadlessUIKit

/// Pages in a row, with page indicators below.
struct TabPages: View {
  let content: AnyView
  let selection: TabSelection?
  typealias Body = Never

  static func _makeNode(_ view: TabPages, _ inputs: _NodeInputs) -> _ViewNode<TabPages> { TabPagesNode(view, inputs) }
  static var _elementCount: Int? { 1 }
}

private final class TabPagesNode: _ViewNode<TabPages> {
  private var content: _ViewNode<AnyView>!
  private let pager: PagingView
  private let element: PagingElement
  private var needsPages = true

  override init(_ view: TabPages, _ inputs: _NodeInputs) {
    pager = PagingView(inputs.environment.graphHost)
    element = PagingElement(pager)
    super.init(view, inputs)
    content = AnyView._makeNode(view.content, self.inputs())
    pager.onSelection = { [weak self] in self?.selected($0) }
    pager.onMove = { [weak self] in self?.showCurrent() }
    takePages()
    takeValues()
  }

  override var childNodes: [_AnyNode] { list(content) }
  override func makeElements() -> [_LayoutElement] { [element] }

  override func refresh() {
    content.update(view.content, environment)
    takeValues()
  }

  override func absorbsElementChange() -> Bool {
    guard content != nil, !needsPages else { return true }
    needsPages = true
    graph.childrenWait { [weak self] in
      self?.takePages()
      self?.takeValues()
    }
    return true
  }

  private func takePages() {
    needsPages = false
    guard isAlive else { return }
    pager.show(content.elements, environment.layoutDirection)
    showCurrent()
  }

  /// Views of the other pages are off the screen.
  private func showCurrent() {
    for (index, element) in content.elements.enumerated() {
      content.node(of: element)?.isShown = index == pager.current
    }
    preferencesDidChange()
  }

  /// Views around see the preferences of the current page alone.
  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    let elements = content.elements
    guard elements.indices.contains(pager.current), let current = content.node(of: elements[pager.current]) else {
      return
    }
    if current.preferenceKeys.contains(ObjectIdentifier(key)) { current.reducePreference(key, into: &value) }
  }

  private func tag(_ index: Int) -> AnyHashable {
    let elements = content.elements
    return elements.indices.contains(index) ? elements[index].tag ?? AnyHashable(index) : AnyHashable(index)
  }

  private func takeValues() {
    tracking {
      let environment = environment.recording(reads)
      pager.dots.isHidden = !environment.tabViewStyleKind.showsIndex
      pager.dots.backgroundStyle = environment.pageIndexHasBackground ? .prominent : .automatic
      guard let selected = observing({ view.selection?.get() }) else { return }
      if let index = content.elements.indices.first(where: { tag($0) == selected }) { pager.select(index) }
    }
  }

  private func selected(_ index: Int) {
    let tag = tag(index)
    guard let selection = view.selection, selection.get() != tag else { return }
    selection.set(tag)
  }
}

/// Takes the proposed size.
private final class PagingElement: _PlatformElement {
  override var followsAllUpdates: Bool { true }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }
}

/// Pages that the user swipes, and indicators of the visible one. As on iOS the pages are cells of a collection view.
@MainActor private final class PagingView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  private let scroller = UICollectionView(frame: .zero, collectionViewLayout: PageLayout())
  let dots = UIPageControl()
  private var pages: [PartHostView] = []
  private let reference: GraphHostReference
  private(set) var current = 0 { didSet { if current != oldValue { onMove() } } }
  var onSelection: (Int) -> Void = { _ in }
  /// Another page is the current one.
  var onMove: () -> Void = {}

  init(_ reference: GraphHostReference) {
    self.reference = reference
    super.init(frame: .zero)
    scroller.backgroundColor = .clear
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.showsVerticalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.allowsSelection = false
    scroller.register(PageCell.self, forCellWithReuseIdentifier: PageCell.identifier)
    scroller.dataSource = self
    scroller.delegate = self
    dots.hidesForSinglePage = true
    addSubview(scroller)
    addSubview(dots)
    dots.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        select(dots.currentPage)
        onSelection(current)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("Pages of SwiftUI's aren't archived.") }

  func show(_ elements: [_LayoutElement], _ direction: LayoutDirection) {
    let old = pages
    let known = Dictionary(
      pages.compactMap { page in page.elements.first.map { (ObjectIdentifier($0), page) } },
      uniquingKeysWith: { first, _ in first })
    pages = elements.map { element in
      if let page = known[ObjectIdentifier(element)] { return page }
      let page = PartHostView(reference)
      page.respectsSafeArea = false
      page.direction = direction
      page.elements = [element]
      return page
    }
    dots.numberOfPages = pages.count
    current = min(current, max(0, pages.count - 1))
    if !pages.elementsEqual(old, by: ===) {
      let present = Set(pages.map { ObjectIdentifier($0) })
      for page in old where !present.contains(ObjectIdentifier(page)) { page.removeFromSuperview() }
      scroller.reloadData()
    }
    setNeedsLayout()
  }

  func select(_ index: Int) {
    guard index != current else { return }
    current = index
    dots.currentPage = index
    scroller.contentOffset = CGPoint(x: CGFloat(index) * bounds.width, y: 0)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if scroller.frame != bounds {
      scroller.frame = bounds
      scroller.collectionViewLayout.invalidateLayout()
    }
    // The content's size comes with the collection view's own layout.
    scroller.layoutIfNeeded()
    let offset = CGFloat(current) * bounds.width
    if !scroller.isDragging, scroller.contentOffset.x != offset {
      scroller.contentOffset.x = offset
      scroller.layoutIfNeeded()
    }
    let size = dots.sizeThatFits(bounds.size)
    dots.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: bounds.height - size.height - 12, width: size.width, height: size.height)
    dots.currentPage = current
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pages.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PageCell.identifier, for: indexPath)
    (cell as? PageCell)?.page = pages[indexPath.item]
    return cell
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  private func settle() {
    guard bounds.width > 0 else { return }
    let index = Int((scroller.contentOffset.x / bounds.width).rounded())
    guard index != current, pages.indices.contains(index) else { return }
    current = index
    dots.currentPage = index
    onSelection(index)
  }
}

/// A cell that shows a page.
private final class PageCell: UICollectionViewCell {
  static let identifier = "page"

  /// Weak: a cell that waits for its reuse doesn't keep a page that was removed.
  weak var page: PartHostView? {
    didSet {
      if oldValue !== page, oldValue?.superview === contentView { oldValue?.removeFromSuperview() }
      guard let page else { return }
      contentView.addSubview(page)
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    page?.frame = contentView.bounds
  }
}

/// Pages side by side, each as large as the collection view.
private final class PageLayout: UICollectionViewLayout {
  private var size: CGSize { collectionView?.bounds.size ?? .zero }
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: size.width * CGFloat(count), height: size.height)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(origin: CGPoint(x: CGFloat(indexPath.item) * size.width, y: 0), size: size)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != size }
}
