/// Builds views from the subviews of another view.
struct SubviewsReader<Base: View, Result: View> {
  let base: Base
  /// Builds the result from the elements of the base.
  let transform: @MainActor (_AnyNode) -> Result
}

extension SubviewsReader: View {
  typealias Body = Never
  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { SubviewsNode(view, inputs) }
  static var _elementCount: Int? { Result._elementCount }
}

/// The node whose result shows the subviews of a base. Those that it doesn't show contribute no preferences.
@MainActor protocol SubviewSource: _AnyNode {
  /// Whether a node is that of the base.
  func isBase(_ node: _AnyNode) -> Bool
  /// Whether an element is one of the base.
  func offers(_ element: _LayoutElement) -> Bool
  /// The node in the base that contributes what a subview does; nil while the base contributes as a whole.
  func contributor(of element: _LayoutElement) -> _AnyNode?
  /// A subview came into the result.
  func show(_ subview: _AnyNode, _ element: _LayoutElement)
  /// A subview left the result.
  func hide(_ subview: _AnyNode)
}

private final class SubviewsNode<Base: View, Result: View>: _ViewNode<SubviewsReader<Base, Result>>, SubviewSource {
  private var base: _ViewNode<Base>!
  private var result: _ViewNode<Result>?
  /// The elements that the result was built from.
  private var known: [ObjectIdentifier] = []
  private var shown: [ObjectIdentifier: (node: WeakNode, element: ObjectIdentifier)] = [:]
  private var contributors = SubviewContributors()
  /// Whether each shown subview has a node of its own in the base; nil if that isn't known.
  private var isDivided: Bool?
  private var isTelling = false

  override init(_ view: SubviewsReader<Base, Result>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    base = Base._makeNode(view.base, self.inputs())
  }

  override var childNodes: [_AnyNode] { base.map { [$0] + (result.map { [$0] } ?? []) } ?? [] }

  override func refresh() {
    base.update(view.base, environment)
    if result != nil { makeResult() }
  }

  private func makeResult() {
    let new = base.elements.map { ObjectIdentifier($0) }
    if new != known {
      known = new
      contributors = SubviewContributors(of: base)
      isDivided = nil
      tellSubviews()
    }
    let views = tracking { observing { view.transform(base) } }
    if let result { return result.update(views, environment) }
    result = graph.reading(as: nil) { Result._makeNode(views, inputs()) }
    preferencesDidChange()
  }

  // MARK: Preferences

  func isBase(_ node: _AnyNode) -> Bool { node === base }

  func offers(_ element: _LayoutElement) -> Bool { contributors.nodes[ObjectIdentifier(element)] != nil }

  func contributor(of element: _LayoutElement) -> _AnyNode? {
    // From now on the base tells which of its preferences change.
    _ = base.preferenceKeys
    return divides ? contributors.nodes[ObjectIdentifier(element)] : nil
  }

  func show(_ subview: _AnyNode, _ element: _LayoutElement) {
    shown[ObjectIdentifier(subview)] = (WeakNode(node: subview), ObjectIdentifier(element))
    isDivided = nil
  }

  func hide(_ subview: _AnyNode) {
    shown[ObjectIdentifier(subview)] = nil
    isDivided = nil
  }

  private var divides: Bool {
    if let isDivided { return isDivided }
    let divides = !contributors.areShared && shown.values.allSatisfy { contributors.nodes[$0.element] != nil }
    isDivided = divides
    return divides
  }

  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    if !divides { base.reducePreference(key, into: &value) }
    result?.reducePreference(key, into: &value)
  }

  override func preferencesInsideDidChange() { tellSubviews() }

  /// The shown subviews' preferences are those of nodes in the base.
  private func tellSubviews() {
    guard !isTelling else { return }
    isTelling = true
    for subview in Array(shown.values) { subview.node.node?.preferencesDidChange() }
    isTelling = false
  }

  // MARK: Elements

  override func makeElements() -> [_LayoutElement] {
    if result == nil || base.elements.map({ ObjectIdentifier($0) }) != known { makeResult() }
    return result?.elements ?? []
  }

  override func collectItems(into list: inout _ItemList) {
    if result == nil || base.elements.map({ ObjectIdentifier($0) }) != known { makeResult() }
    result?.addItems(to: &list)
  }
}

private struct WeakNode {
  weak var node: _AnyNode?
}

/// The nodes that contribute what single elements do: the outermost ones that have no other element.
@MainActor private struct SubviewContributors {
  private(set) var nodes: [ObjectIdentifier: _AnyNode] = [:]
  /// Whether a node of several elements has preferences of its own, which belong to none of them.
  private(set) var areShared = false

  nonisolated init() {}

  init(of node: _AnyNode) { add(node) }

  private mutating func add(_ node: _AnyNode) {
    let elements = node.elements
    if elements.count == 1 {
      nodes[ObjectIdentifier(elements[0])] = node
    } else if !elements.isEmpty {
      if !node.ownPreferenceKeys.isEmpty || !node.hiddenPreferenceKeys.isEmpty { areShared = true }
      node.childNodes.forEach { add($0) }
    }
  }
}

extension _AnyNode {
  fileprivate var sections: SectionCollection {
    var list = _ItemList()
    collectItems(into: &list)
    return SectionCollection(list)
  }
}

/// Views built from the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let reader: SubviewsReader<Subviews, Content>
}

extension GroupElementsOfContent: View {
  public var body: some View { reader }
}

/// Views built from the sections of another view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let reader: SubviewsReader<Sections, Content>
}

extension GroupSectionsOfContent: View {
  public var body: some View { reader }
}

extension Group where Content: View {
  @preconcurrency @MainActor public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init {
      GroupElementsOfContent(
        reader: SubviewsReader(base: view) { transform(SubviewsCollection($0.elements)) })
    }
  }
  @preconcurrency @MainActor public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(reader: SubviewsReader(base: view) { transform($0.sections) }) }
  }
}

/// Represents the subviews of a view where a collection is expected.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let content: Content
  public var startIndex: Int { 0 }
  public var endIndex: Int { 1 }
  public subscript(index: Int) -> Int { index }
}

/// A view for each subview of another view.
public struct _ForEachSubviewContent<Base: View, Row: View> {
  let base: Base
  let row: (Subview) -> Row
}

extension _ForEachSubviewContent: View {
  public var body: some View {
    SubviewsReader(base: base) { node in ForEach(node.elements.map { Subview(element: $0) }) { row($0) } }
  }
}

/// A view for each section of another view.
public struct _ForEachSectionContent<Base: View, Row: View> {
  let base: Base
  let row: (SectionConfiguration) -> Row
}

extension _ForEachSectionContent: View {
  public var body: some View { SubviewsReader(base: base) { node in ForEach(node.sections.sections) { row($0) } } }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Int, Content: View {
  public init<Base: View, Row: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Row)
  where Content == _ForEachSubviewContent<Base, Row> {
    let views = _ForEachSubviewContent(base: view, row: content)
    self.init(ForEachSubviewCollection(content: views), id: \.self) { _ in views }
  }
  public init<Base: View, Row: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
  ) where Content == _ForEachSectionContent<Base, Row> {
    let views = _ForEachSectionContent(base: view, row: content)
    self.init(ForEachSubviewCollection(content: views), id: \.self) { _ in views }
  }
}
