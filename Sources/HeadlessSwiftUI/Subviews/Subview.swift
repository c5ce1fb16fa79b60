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
  private weak var contributor: _AnyNode?

  override init(_ view: Subview, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    takeSource()
  }

  private func takeSource() {
    contributor = nil
    var node = parent
    while let current = node, contributor == nil {
      source = current as? any SubviewSource
      contributor = source?.contributor(of: view.element)
      node = current.parent
    }
    source?.show(self, view.element)
  }

  override func makeElements() -> [_LayoutElement] { [view.element] }
  override func viewDidChange(from old: Subview) {
    guard old.element !== view.element else { return }
    takeSource()
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
