/// Columns for the elements of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The elements that have columns.
  nonisolated(unsafe) public var data: Data
  /// Makes the columns of an element.
  nonisolated(unsafe) public var content: (Data.Element) -> Content

  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  /// Creates columns for identifiable elements.
  nonisolated public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.data = data
    self.content = content
  }
  /// - Parameter id: what tells the elements apart. Columns keep no state, so it has no effect.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
  /// Creates columns for a range.
  nonisolated public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
  }

  public var _columns: _TableColumns<RowValue, Sort> {
    _TableColumns(parts: data.flatMap { content($0)._columns.parts })
  }
}
