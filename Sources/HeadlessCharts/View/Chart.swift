public import HeadlessSwiftUI

/// A view that shows marks in a plot, with axes and a legend.
public struct Chart<Content: ChartContent>: View {
  nonisolated(unsafe) private let content: Content

  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public var body: some View { ChartView(records: _ChartMarks.of(content)) }
}

nonisolated extension Chart {
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.init { ForEach(data, id: id, content: content) }
  }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.init { ForEach(data, content: content) }
  }
}
