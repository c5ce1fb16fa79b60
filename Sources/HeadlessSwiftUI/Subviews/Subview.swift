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

/// The views that another view is made of.
public struct SubviewsCollection: RandomAccessCollection, View {
  let elements: [_LayoutElement]

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { count }
  public nonisolated let count: Int
  private nonisolated let subviews: [Subview]

  init(_ elements: [_LayoutElement]) {
    self.elements = elements
    count = elements.count
    subviews = elements.map { Subview(element: $0) }
  }

  public nonisolated subscript(index: Int) -> Subview { subviews[index] }
  public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  public var body: some View { ForEach(subviews) { $0 } }
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

/// The sections that another view is made of; views outside of sections make one of their own.
public struct SectionCollection: RandomAccessCollection, View {
  nonisolated(unsafe) let sections: [SectionConfiguration]

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { sections.count }
  public nonisolated subscript(index: Int) -> SectionConfiguration { sections[index] }

  public var body: some View {
    ForEach(sections) { section in
      Section {
        section.content
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }

  init(_ list: _ItemList) {
    func subviews(_ range: Range<Int>) -> SubviewsCollection {
      SubviewsCollection(list.items[range].flatMap { $0.make() })
    }
    var sections: [SectionConfiguration] = []
    var next = 0
    func close(before first: Int) {
      guard next < first else { return }
      sections.append(
        SectionConfiguration(
          id: .init(node: nil, place: sections.count), header: SubviewsCollection([]), footer: SubviewsCollection([]),
          content: subviews(next..<first)))
    }
    for section in list.sections {
      close(before: section.first)
      next = section.first + section.count
      sections.append(
        SectionConfiguration(
          id: .init(node: ObjectIdentifier(section.node), place: 0), header: SubviewsCollection(section.header()),
          footer: SubviewsCollection(section.footer()), content: subviews(section.first..<next)))
    }
    close(before: list.items.count)
    self.sections = sections
  }
}
