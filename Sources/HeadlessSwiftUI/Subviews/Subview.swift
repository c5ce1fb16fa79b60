/// A subview of another view.
public struct Subview: View, Identifiable {
  /// The identity of the subview.
  public struct ID: Hashable, Sendable {
    let element: ObjectIdentifier
  }

  let element: _LayoutElement
  public nonisolated let id: ID

  nonisolated init(element: _LayoutElement) {
    self.element = element
    id = ID(element: ObjectIdentifier(element))
  }

  /// The values that modifiers set for the container.
  public var containerValues: ContainerValues { ContainerValues(element: element) }

  public typealias Body = Never
  public static func _makeNode(_ view: Subview, _ inputs: _NodeInputs) -> _ViewNode<Subview> {
    SubviewNode(view, inputs)
  }
  public static var _elementCount: Int? { 1 }
}

/// Shows an element of another node, and contributes what that node does.
private final class SubviewNode: _ViewNode<Subview> {
  private weak var source: (any SubviewSource)?

  override init(_ view: Subview, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    findSource()
  }

  /// The closest source of the element; without one, the closest reader, whose base then contributes as a whole.
  private func findSource() {
    source?.hide(self)
    var closest: (any SubviewSource)?
    var (inner, outer): (_AnyNode, _AnyNode?) = (self, parent)
    source = nil
    while let node = outer, source == nil {
      // A subview in the base of another reader is that of a source further out.
      if let found = node as? any SubviewSource, !found.isBase(inner) {
        closest = closest ?? found
        if found.offers(view.element) { source = found }
      }
      (inner, outer) = (node, node.parent)
    }
    source = source ?? closest
    source?.show(self, view.element)
  }

  private var contributor: _AnyNode? { source?.contributor(of: view.element) }

  override func makeElements() -> [_LayoutElement] { [view.element] }
  override func viewDidChange(from old: Subview) {
    guard old.element !== view.element else { return }
    findSource()
    childrenDidChange()
  }

  override var ownPreferenceKeys: Set<ObjectIdentifier> { contributor?.preferenceKeys ?? [] }
  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    contributor?.reducePreference(key, into: &value)
  }

  override func didEnd() { source?.hide(self) }
}

/// A slice of the subviews of another view.
public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  nonisolated let subviews: ArraySlice<Subview>

  public nonisolated var startIndex: Int { subviews.startIndex }
  public nonisolated var endIndex: Int { subviews.endIndex }
  public nonisolated subscript(index: Int) -> Subview { subviews[index] }
  public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// A section of another view.
public struct SectionConfiguration: Identifiable {
  /// The identity of the section.
  public struct ID: Hashable {
    let node: ObjectIdentifier?
    let place: Int
  }

  public let id: ID
  public let header: SubviewsCollection
  public let footer: SubviewsCollection
  public let content: SubviewsCollection
  public var containerValues: ContainerValues { ContainerValues(element: content.elements.first) }
}
