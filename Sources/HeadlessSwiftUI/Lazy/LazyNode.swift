internal import Foundation

/// A view whose subviews are created when they become visible.
@MainActor protocol LazyContainerView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }
  func makeElement(_ source: any _LazySource) -> _LazyContainerElement
  func updateElement(_ element: _LazyContainerElement)
}

/// Holds a lazy container: its items in their sections, and the elements that were created.
final class LazyNode<Container: LazyContainerView>: _ViewNode<Container>, _LazySource {
  private var content: _ViewNode<Container.Content>!
  private var element: _LazyContainerElement?
  /// All elements in order, each with the item that creates it.
  private var makers: [() -> _LayoutElement?] = []
  private var made: [Int: _LayoutElement] = [:]
  private(set) var sections: [_LazySection] = []
  private(set) var items: [_ListItem] = []
  /// The index of each item's first element.
  private var places: [Int] = []
  private var needsItems = true

  override init(_ view: Container, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    content = Container.Content._makeNode(view.content, self.inputs())
  }

  override var childNodes: [_AnyNode] { list(content) }

  override func makeElements() -> [_LayoutElement] {
    collectIfNeeded()
    if let element { return [element] }
    let element = view.makeElement(LazySourceReference(self))
    self.element = element
    return [element]
  }

  override func refresh() {
    if let element { view.updateElement(element) }
    content.update(view.content, environment)
  }

  override func absorbsElementChange() -> Bool {
    guard let element else { return false }
    // Creating an element of a row that becomes visible doesn't change the set of rows.
    guard !isMaking, !needsItems else { return true }
    needsItems = true
    graph.childrenWait { [weak self] in
      guard let self, isAlive else { return }
      collectIfNeeded()
      element.reload()
    }
    return true
  }

  private func collectIfNeeded() {
    guard needsItems else { return }
    needsItems = false
    var list = _ItemList()
    content.addItems(to: &list)
    items = list.items
    shownRows.take(items)
    places = []
    made = [:]
    makers = []
    sections = []
    var next = 0
    func add(_ range: Range<Int>) {
      for index in range {
        places.append(makers.count)
        let make = items[index].make
        makers.append { Self.one(make()) }
      }
    }
    for section in list.sections {
      if section.first > next {
        sections.append(_LazySection(count: section.first - next))
        add(next..<section.first)
      }
      let (header, footer) = (section.header(), section.footer())
      sections.append(
        _LazySection(count: section.count, hasHeader: !header.isEmpty, hasFooter: !footer.isEmpty))
      if !header.isEmpty { makers.append { Self.one(header) } }
      add(section.first..<section.first + section.count)
      if !footer.isEmpty { makers.append { Self.one(footer) } }
      next = section.first + section.count
    }
    if next < items.count {
      sections.append(_LazySection(count: items.count - next))
      add(next..<items.count)
    }
  }

  /// One of several elements of an item; nil for none.
  private static func one(_ elements: [_LayoutElement]) -> _LayoutElement? {
    elements.count > 1 ? _StackElement(column: elements) : elements.first
  }

  private var isMaking = false

  func element(at index: Int) -> _LayoutElement {
    if let element = made[index] { return element }
    let wasMaking = isMaking
    isMaking = true
    defer { isMaking = wasMaking }
    let element = makers[index]() ?? EmptyElement()
    element.parent = self.element
    made[index] = element
    return element
  }

  private let shownRows = ShownRows()

  /// The visible elements of the last layout, whose actions are still to come.
  private var visible: [Int]?

  func didShow(_ indices: [Int]) {
    let isWaiting = visible != nil
    visible = indices
    guard !isWaiting else { return }
    // Actions come when the layout is complete: it may take several rounds, in which other rows seem visible.
    graph.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      shownRows.show((visible ?? []).compactMap(item(at:)))
      visible = nil
    }
  }

  /// The item of an element; nil for headers and footers.
  private func item(at index: Int) -> _ListItem? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == index ? items[low] : nil
  }

  /// Returns the index of an item among the elements, for an element of a collection or a view with an explicit id.
  func place(of id: AnyHashable) -> Int? {
    collectIfNeeded()
    return items.firstIndex { $0.id == id }.map { places[$0] }
  }

  func frame(ofElementAt place: Int) -> CGRect? { element?.frame(ofElement: place) }
  var lazyElement: _LazyContainerElement? { element }
}

/// The source of a lazy container's element. The node has the element, which therefore must not retain the node.
private final class LazySourceReference: _LazySource {
  private weak var node: (any _LazySource)?

  init(_ node: any _LazySource) { self.node = node }

  var sections: [_LazySection] { node?.sections ?? [] }
  func element(at index: Int) -> _LayoutElement { node?.element(at: index) ?? EmptyElement() }
  func didShow(_ indices: [Int]) { node?.didShow(indices) }
}

/// Takes no space and shows nothing.
final class EmptyElement: _LayoutElement {
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func hitTest(_ point: CGPoint) -> _LayoutElement? { nil }
}
