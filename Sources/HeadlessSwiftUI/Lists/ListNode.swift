internal import Foundation
internal import HeadlessUIKit

/// The list of `List` and `Form`.
struct ListContainer: View {
  let content: AnyView
  let selection: ListSelection?
  let isForm: Bool
  typealias Body = Never

  static func _makeNode(_ view: ListContainer, _ inputs: _NodeInputs) -> _ViewNode<ListContainer> {
    ListNode(view, inputs)
  }
  static var _elementCount: Int? { 1 }
}

/// Holds the rows, and the UIKit table view that shows the visible ones.
final class ListNode: _ViewNode<ListContainer> {
  private(set) var content: _ViewNode<AnyView>!
  let source: ListSource
  private let element: ListElement
  private let rowContext = ListRowContext()
  private var needsItems = true
  /// Whether the rows are those of an enclosing list.
  private var isNested = false
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

  override init(_ view: ListContainer, _ inputs: _NodeInputs) {
    let environment = inputs.environment
    source = ListSource(
      ListMetrics(environment.listStyleKind, isForm: view.isForm, isInSidebar: environment.isInSidebar))
    element = ListElement(source.table)
    source.phases = element.phases
    super.init(view, inputs)
    source.node = self
    content = AnyView._makeNode(view.content, self.inputs(innerEnvironment))
    takeValues()
    // A list in another list's row takes its items once it is known whose rows they are.
    if !environment.isInListRow { takeItems() }
  }

  private var innerEnvironment: EnvironmentValues {
    if let known, known.outer == environment { return known.inner }
    var inner = environment
    inner.listRowContext = rowContext
    let metrics = source.metrics
    inner.isInListRow = true
    inner.sectionPartChange = SectionPartChange { part, environment in
      environment.isInListRow = part == .content
      metrics.write(part, &environment)
    }
    // The content of a row doesn't affect the list, and its scroll views don't have the list's margins.
    if inner.refresh != nil { inner.isRefreshTaken = true }
    inner.selectionMenu = nil
    inner.scrollContentMargins = EdgeInsets()
    inner.scrollIndicatorMargins = EdgeInsets()
    known = (environment, inner)
    return inner
  }

  override var childNodes: [_AnyNode] { list(content) }

  override func refresh() {
    content.update(view.content, innerEnvironment)
    takeValues()
  }

  override var relaysEnvironment: Bool { true }
  override func passEnvironmentOn() {
    content.environmentDidChange(to: innerEnvironment)
    takeValues()
  }

  override func makeElements() -> [_LayoutElement] {
    if needsItems { takeItems() }
    return [element]
  }

  /// The rows of a list that is itself a row are the outer list's: recorded on iOS 26 of a list in a form's section
  /// (home-assistant's location history). A list with modifiers that place it, such as a frame, is assumed to remain one.
  override func collectItems(into list: inout _ItemList) {
    isNested = environment.isInListRow && !list.isWrapping
    if isNested { content.addItems(to: &list) } else { super.collectItems(into: &list) }
  }

  override func absorbsElementChange() -> Bool {
    if isNested { return false }
    guard content != nil, !needsItems else { return true }
    needsItems = true
    graph.childrenWait { [weak self] in self?.takeItems() }
    return true
  }

  private func takeItems() {
    needsItems = false
    guard isAlive else { return }
    var list = _ItemList()
    content.addItems(to: &list)
    source.show(ListContents(list))
  }

  /// Selection, edit mode and other values of the environment that the table uses.
  private func takeValues() {
    tracking {
      let environment = environment.recording(reads)
      let isEditing = observing { environment.editMode?.wrappedValue.isEditing } ?? false
      let selected = observing { view.selection?.get() } ?? []
      let hasEndedEditing = source.table.isEditing && !isEditing
      source.take(environment, isEditing: isEditing, selection: view.selection, selected: selected)
      if hasEndedEditing { endSelection() }
      leadOn(from: wasSelected, to: selected, isEditing: isEditing, environment.rowChoice)
      wasSelected = selected
    }
  }
  private var wasSelected: Set<AnyHashable> = []

  /// The end of the edit mode ends the selection, as it deselects the rows of UIKit's table: the selection is nil or an empty set.
  private func endSelection() {
    guard let selection = view.selection else { return }
    graph.afterUpdate { [weak self] in
      if self?.isAlive == true, !selection.get().isEmpty { selection.set([]) }
    }
  }

  /// On a narrow screen the next column of a split view is shown, too, where the app selects a row.
  private func leadOn(
    from old: Set<AnyHashable>, to new: Set<AnyHashable>, isEditing: Bool, _ choice: RowChoice?
  ) {
    guard let choice, let selection = view.selection, old.isEmpty, !new.isEmpty, !isEditing else { return }
    graph.afterUpdate { [weak self] in
      guard let self, isAlive, selection.get() == new else { return }
      choice.action { selection.set([]) }
    }
  }

  override func didEnd() { source.end() }
}

/// The identity of a row across changes of the list.
enum ListRowKey: Hashable {
  /// A view of a collection's element; the number distinguishes several views of one element.
  case element(ObjectIdentifier, AnyHashable, Int)
  case view(ObjectIdentifier)
}

/// The content of a list: sections with rows.
@MainActor struct ListContents {
  struct Section {
    var header: (() -> [_LayoutElement])?
    var footer: (() -> [_LayoutElement])?
    var node: _AnyNode?
    var isExpanded: Binding<Bool>?
    let items: [_ListItem]
    let keys: [ListRowKey]

    @MainActor init(
      header: (() -> [_LayoutElement])? = nil, footer: (() -> [_LayoutElement])? = nil, node: _AnyNode? = nil,
      isExpanded: Binding<Bool>? = nil, items: [_ListItem]
    ) {
      self.header = header
      self.footer = footer
      self.node = node
      self.isExpanded = isExpanded
      self.items = items
      var last: (AnyHashable?, Int) = (nil, 0)
      keys = items.map { item in
        guard let source = item.source, let id = item.id else {
          return item.make().first.map { .view(ObjectIdentifier($0)) } ?? .view(ObjectIdentifier(ListRowKey.self))
        }
        last = (id, last.0 == id ? last.1 + 1 : 0)
        return .element(ObjectIdentifier(source), id, last.1)
      }
    }
  }

  private(set) var sections: [Section] = []

  init(_ list: _ItemList) {
    var next = 0
    // Items outside of sections form a section of their own.
    func addLoose(upTo end: Int) {
      guard end > next else { return }
      sections.append(Section(items: Array(list.items[next..<end])))
      next = end
    }
    for section in list.sections where section.first >= next {
      addLoose(upTo: section.first)
      next = section.first + section.count
      sections.append(
        Section(
          header: section.header, footer: section.footer, node: section.node, isExpanded: section.isExpanded,
          items: Array(list.items[section.first..<next])))
    }
    addLoose(upTo: list.items.count)
  }
}
