/// Views of a tree's elements: elements with children are shown by parents that expand and collapse, others by leaves.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  /// The elements at the top: a single root, or the elements of a collection.
  enum Top {
    case root(Data.Element)
    case collection(Data)
  }

  nonisolated(unsafe) let top: Top
  nonisolated(unsafe) let id: KeyPath<Data.Element, ID>
  nonisolated(unsafe) let children: (Data.Element) -> Data?
  nonisolated(unsafe) let leaf: (Data.Element) -> Leaf
  /// The view of an element with the elements inside.
  nonisolated(unsafe) let subgroup: (Data.Element, Data) -> Subgroup

  /// The elements at the top, in order.
  var elements: [Data.Element] {
    switch top {
    case .root(let element): [element]
    case .collection(let data): Array(data)
    }
  }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    switch top {
    case .root(let element): view(of: element)
    case .collection(let data): ForEach(data, id: id) { view(of: $0) }
    }
  }

  @ViewBuilder nonisolated private func view(of element: Data.Element) -> some View {
    if let inner = children(element) { subgroup(element, inner) } else { leaf(element) }
  }
}

/// The views of the elements inside an element of an outline group.
public struct OutlineSubgroupChildren: View {
  fileprivate let content: AnyView

  public var body: some View { content }
}

nonisolated extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  private init(
    _ top: Top, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
    content: @escaping (Data.Element) -> Leaf
  ) {
    nonisolated(unsafe) let (id, children, content) = (id, children, content)
    self.init(
      top: top, id: id, children: children, leaf: content,
      subgroup: { element, inner in
        DisclosureGroup {
          OutlineSubgroupChildren(
            content: AnyView(Self(.collection(inner), id: id, children: children, content: content)))
        } label: {
          content(element)
        }
      })
  }

  /// The views of the tree below a root, which is an element itself.
  ///
  /// - Parameters:
  ///   - id: an element's identity.
  ///   - children: the elements inside an element; nil for a leaf.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.root(root), id: id, children: { $0[keyPath: children] }, content: content)
  }
  /// The views of trees.
  ///
  /// - Parameters:
  ///   - id: an element's identity.
  ///   - children: the elements inside an element; nil for a leaf.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(.collection(data), id: id, children: { $0[keyPath: children] }, content: content)
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ root: Binding<C.Element>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C.Index: Hashable {
    self.init(
      .root(root), id: (\Binding<C.Element>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, C.Index: Hashable {
    self.init(
      .collection(data), id: (\Binding<C.Element>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }
}

nonisolated extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
  Data.Element: Identifiable
{
  /// The views of the tree below a root, which is an element itself.
  ///
  /// - Parameter children: the elements inside an element; nil for a leaf.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }
  /// The views of trees.
  ///
  /// - Parameter children: the elements inside an element; nil for a leaf.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ root: Binding<C.Element>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where ID == C.Element.ID, Data == Binding<C>, C.Element: Identifiable, C.Index: Hashable {
    self.init(root, id: \.id, children: children, content: content)
  }
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where ID == C.Element.ID, Data == Binding<C>, C.Element: Identifiable, C.Index: Hashable {
    self.init(data, id: \.id, children: children, content: content)
  }
}
