package import SwiftUILayout

/// A view that creates a view for each element of a collection, identified by the element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID

  fileprivate init(_ data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Elements of a collection as contents other than views: entries, tabs, columns.
  package init(
    entries data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) { self.init(data, id: { $0[keyPath: id] }, content: content) }

  /// The same elements with other contents.
  package func replacingContent<New>(_ change: @escaping (Content) -> New) -> ForEach<Data, ID, New> {
    ForEach<Data, ID, New>(data, id: id) { [content] in change(content($0)) }
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: { $0.id }, content: content)
  }
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }
  public init<Bound>(_ data: Binding<Bound>, @ViewBuilder content: @escaping (Binding<Bound.Element>) -> Content)
  where
    Data == LazyMapSequence<Bound.Indices, (Bound.Index, ID)>, Bound: MutableCollection & RandomAccessCollection,
    Bound.Element: Identifiable, Bound.Index: Hashable, ID == Bound.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
  public init<Bound>(
    _ data: Binding<Bound>, id: KeyPath<Bound.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Bound.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Bound.Indices, (Bound.Index, ID)>, Bound: MutableCollection & RandomAccessCollection,
    Bound.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data[$0.0]) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: { $0 }, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { _ForEachNode(view, inputs) }
  public static var _elementCount: Int? { nil }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views created from a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

/// A node whose views come from a collection.
@MainActor package protocol CollectionNode: _AnyNode {
  /// Returns the first layout element of the view with an id, if it was created.
  func element(id: AnyHashable) -> _LayoutElement?
  /// The ids whose views were created, in order.
  var createdIDs: [AnyHashable] { get }
  /// The node of the view of an id, if it was created.
  func node(id: AnyHashable) -> _AnyNode?
}

/// Holds the nodes of the elements that were requested.
package final class _ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
  ForEach<Data, ID, Content>
>, CollectionNode, ChangingViewsNode
{
  package func element(id: AnyHashable) -> _LayoutElement? {
    (id.base as? ID).flatMap { nodes[$0] }?.elements.first
  }

  package var createdIDs: [AnyHashable] { ids.filter { nodes[$0] != nil }.map { AnyHashable($0) } }
  package func node(id: AnyHashable) -> _AnyNode? { (id.base as? ID).flatMap { nodes[$0] } }

  private var ids: [ID] = []
  private var nodes: [ID: _ViewNode<Content>] = [:]
  /// The transaction of elements that came, which are made when the container around collects them.
  private var insertion: Transaction?

  package override init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    readIDs()
  }

  private func readIDs() {
    ids = tracking { view.data.map(view.id) }
  }

  package override var childNodes: [_AnyNode] { ids.compactMap { nodes[$0] } }

  package override func refresh() {
    let old = ids
    readIDs()
    if ids != old {
      let present = Set(ids)
      for (id, node) in nodes where !present.contains(id) {
        nodes[id] = nil
        graph.nodeLeaves(node)
      }
    }
    var index = view.data.startIndex
    for id in ids {
      if let node = nodes[id] {
        let content = trackingAlso { observing { view.content(view.data[index]) } }
        node.update(content, environment)
      }
      view.data.formIndex(after: &index)
    }
    guard ids != old else { return }
    contributors = (0, [:])
    if isCollected { insertion = graph.motion.transaction }
    childrenDidChange()
  }

  /// Whether the elements were collected once: those that are made later come to others.
  private var isCollected = false

  /// The node of an element, created at the first request.
  private func node(at offset: Int) -> _ViewNode<Content> {
    let id = ids[offset]
    if let node = nodes[id] { return node }
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
    let content = trackingAlso { observing { view.content(element) } }
    let node = graph.reading(as: nil) { Content._makeNode(content, inputs()) }
    nodes[id] = node
    preferencesDidChange()
    return node
  }

  /// The nodes that contribute to a preference, as long as they are the same.
  private var contributors: (version: Int, nodes: [ObjectIdentifier: [_AnyNode]]) = (0, [:])

  package override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    let id = ObjectIdentifier(key)
    // Collects them again if they aren't known.
    guard preferenceKeys.contains(id) else { return }
    if contributors.version != preferenceVersion { contributors = (preferenceVersion, [:]) }
    let nodes = contributors.nodes[id] ?? childNodes.filter { $0.preferenceKeys.contains(id) }
    contributors.nodes[id] = nodes
    for node in nodes { node.reducePreference(key, into: &value) }
  }

  package override func makeElements() -> [_LayoutElement] {
    // A repeated id shows its view only once, as an element can't have two positions.
    var seen: Set<ID> = []
    let places = ids.indices.filter { seen.insert(ids[$0]).inserted }
    let new = insertion == nil ? [] : places.filter { nodes[ids[$0]] == nil }
    let elements = places.map { node(at: $0) }
    isCollected = true
    if let transaction = insertion {
      insertion = nil
      graph.motion.within(transaction) { for place in new { graph.nodeCame(node(at: place)) } }
    }
    return elements.flatMap(\.elements)
  }

  package override func collectItems(into list: inout _ItemList) {
    guard Content._elementCount == 1 else {
      for offset in ids.indices {
        list.entering(AnyHashable(ids[offset]), of: self, offset) { node(at: offset).addItems(to: &$0) }
      }
      return
    }
    for offset in ids.indices {
      list.append(
        _ListItem(
          id: AnyHashable(ids[offset]), source: self, offset: offset,
          make: { [unowned self] in node(at: offset).elements }))
    }
  }
}
