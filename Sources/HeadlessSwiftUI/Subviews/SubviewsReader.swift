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

/// The node whose result shows the subviews of a base. Those that it doesn't show contribute nothing and don't appear.
@MainActor protocol SubviewSource: _AnyNode {
  /// The node in the base that contributes what a subview does; nil for a subview of another source.
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

  override init(_ view: SubviewsReader<Base, Result>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    base = Base._makeNode(view.base, self.inputs())
  }

  // MARK: Subviews that are shown

  private struct ShownSubview {
    weak var node: _AnyNode?
    let contributor: _AnyNode?
  }
  private var shown: [ObjectIdentifier: ShownSubview] = [:]

  func contributor(of element: _LayoutElement) -> _AnyNode? { base.outermostNode(of: element) }

  func show(_ subview: _AnyNode, _ element: _LayoutElement) {
    shown[ObjectIdentifier(subview)] = ShownSubview(node: subview, contributor: contributor(of: element))
    visibilityMayChange()
  }

  func hide(_ subview: _AnyNode) {
    if shown.removeValue(forKey: ObjectIdentifier(subview)) != nil { visibilityMayChange() }
  }

  /// Subviews that the result doesn't show don't appear.
  private func visibilityMayChange() {
    guard isAlive, !waitsForVisibility else { return }
    waitsForVisibility = true
    graph.childrenWait { [weak self] in self?.takeVisibility() }
  }
  private var waitsForVisibility = false

  private func takeVisibility() {
    waitsForVisibility = false
    guard isAlive else { return }
    let visible = Set(shown.values.compactMap { $0.contributor.map { ObjectIdentifier($0) } })
    for element in base.elements {
      guard let node = contributor(of: element) else { continue }
      let isShown: Bool? = visible.contains(ObjectIdentifier(node)) ? nil : false
      if node.isShown != isShown { node.isShown = isShown }
    }
  }

  // MARK: Preferences

  /// The base contributes by the subviews that the result shows.
  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    result?.reducePreference(key, into: &value)
  }

  override func preferencesInsideDidChange() {
    for subview in Array(shown.values) { subview.node?.preferencesDidChange() }
  }

  override var childNodes: [_AnyNode] { base.map { [$0] + (result.map { [$0] } ?? []) } ?? [] }

  override func refresh() {
    base.update(view.base, environment)
    if result != nil { makeResult() }
  }

  private func makeResult() {
    known = base.elements.map { ObjectIdentifier($0) }
    visibilityMayChange()
    let views = tracking { observing { view.transform(base) } }
    if let result { return result.update(views, environment) }
    result = graph.reading(as: nil) { Result._makeNode(views, inputs()) }
    preferencesDidChange()
  }

  override func makeElements() -> [_LayoutElement] {
    if result == nil || base.elements.map({ ObjectIdentifier($0) }) != known { makeResult() }
    return result?.elements ?? []
  }

  override func collectItems(into list: inout _ItemList) {
    if result == nil || base.elements.map({ ObjectIdentifier($0) }) != known { makeResult() }
    result?.addItems(to: &list)
  }
}

extension _AnyNode {
  /// The node of an element, and of what its modifiers contribute.
  fileprivate func outermostNode(of element: _LayoutElement) -> _AnyNode? {
    elements.count == 1 && elements[0] === element ? self : node(of: element)
  }

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
