/// One of the views that another view is made of.
public struct Subview: View, Identifiable {
  /// Tells one view from the others.
  public struct ID: Hashable, Sendable {
    let element: ObjectIdentifier
  }

  let element: _LayoutElement
  public nonisolated let id: ID

  init(element: _LayoutElement) {
    self.element = element
    id = ID(element: ObjectIdentifier(element))
  }

  /// What modifiers said of the view to its container.
  public var containerValues: ContainerValues { ContainerValues(element: element) }

  public typealias Body = Never
  public static func _makeNode(_ view: Subview, _ inputs: _NodeInputs) -> _ViewNode<Subview> {
    SubviewNode(view, inputs)
  }
  public static var _elementCount: Int? { 1 }
}

/// Shows an element that another node made.
private final class SubviewNode: _ViewNode<Subview> {
  override func makeElements() -> [_LayoutElement] { [view.element] }
  override func viewDidChange(from old: Subview) { if old.element !== view.element { elementsDidChange() } }
}

/// Some of the views that another view is made of.
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

/// A section that another view is made of.
public struct SectionConfiguration: Identifiable {
  /// Tells one section from the others.
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
