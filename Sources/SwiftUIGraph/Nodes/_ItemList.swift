package import SwiftUILayout

/// The contents of a list or lazy container: items whose elements are created on demand, and the starts of sections.
@MainActor public struct _ItemList {
  package private(set) var items: [_ListItem] = []
  package private(set) var sections: [_ListSection] = []
  private var wraps: [(_LayoutElement) -> _LayoutElement] = []
  private var path: [(id: AnyHashable, source: _AnyNode, offset: Int)] = []
  /// The number of the first items, which nodes further out don't own.
  private var settledCount = 0

  package init() {}

  package mutating func append(_ item: _ListItem) {
    var item = item
    if let outer = path.last, item.source == nil {
      item.id = item.id ?? outer.id
      item.source = outer.source
      item.offset = outer.offset
    }
    if !wraps.isEmpty {
      let (make, wraps) = (item.make, wraps)
      item.make = { make().map { element in wraps.reversed().reduce(element) { $1($0) } } }
    }
    items.append(item)
  }

  /// Adds items that belong to an element of a collection.
  mutating func entering(_ id: AnyHashable, of source: _AnyNode, _ offset: Int, _ add: (inout _ItemList) -> Void) {
    path.append((id, source, offset))
    add(&self)
    path.removeLast()
  }

  /// Sets the node of an item that was added alone, outside of collections.
  mutating func claim(from start: Int, for node: _AnyNode) {
    guard items.count == start + 1, items[start].source == nil, start >= settledCount else { return }
    items[start].node = node
  }

  /// Nodes further out don't own the items.
  mutating func settle(from start: Int) {
    if items.count > start { settledCount = items.count }
  }

  /// Whether modifiers wrap the elements of items that are added now.
  package var isWrapping: Bool { !wraps.isEmpty }

  /// Adds items whose elements are wrapped.
  package mutating func wrapping(
    _ wrap: @escaping (_LayoutElement) -> _LayoutElement, _ add: (inout _ItemList) -> Void
  ) {
    wraps.append(wrap)
    add(&self)
    wraps.removeLast()
  }

  /// Adds a section, with the items that `add` adds.
  package mutating func section(_ section: _ListSection, _ add: (inout _ItemList) -> Void) {
    var section = section
    section.first = items.count
    let index = sections.count
    sections.append(section)
    add(&self)
    sections[index].count = items.count - section.first
  }
}

/// An item: an element, or the source of one.
@MainActor package struct _ListItem {
  /// The id of the collection's element; nil for a view directly in the builder.
  package var id: AnyHashable?
  /// The node of the collection, and the element's index in it.
  package var source: _AnyNode?
  package var offset: Int
  /// The outermost node of a view directly in the builder; nil for an element of a collection.
  package fileprivate(set) var node: _AnyNode?
  package var make: () -> [_LayoutElement]

  package init(
    id: AnyHashable?, source: _AnyNode?, offset: Int, make: @escaping () -> [_LayoutElement]
  ) {
    self.id = id
    self.source = source
    self.offset = offset
    self.make = make
  }

  package init(_ element: _LayoutElement) { self.init(id: nil, source: nil, offset: 0, make: { [element] }) }
}

/// A section of a list or lazy container.
@MainActor package struct _ListSection {
  package var node: _AnyNode
  package var header: () -> [_LayoutElement]
  package var footer: () -> [_LayoutElement]
  /// Whether a section that can be collapsed shows its content.
  package var isExpanded: Binding<Bool>?
  package var first = 0
  package var count = 0

  package init(
    _ node: _AnyNode, header: @escaping () -> [_LayoutElement], footer: @escaping () -> [_LayoutElement],
    isExpanded: Binding<Bool>? = nil
  ) {
    self.node = node
    self.isExpanded = isExpanded
    self.header = header
    self.footer = footer
  }
}
