/// Views of a tree's elements; elements with children are expandable groups.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  nonisolated(unsafe) let data: Data
  nonisolated(unsafe) let id: KeyPath<Data.Element, ID>
  nonisolated(unsafe) let children: KeyPath<Data.Element, Data?>
  nonisolated(unsafe) let content: (Data.Element) -> Leaf

  nonisolated init(
    data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: children, content: content)
  }
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data: data, id: id, children: children, content: content) }

  public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(data: inner, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
