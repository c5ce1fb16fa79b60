/// The subviews of a view.
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
