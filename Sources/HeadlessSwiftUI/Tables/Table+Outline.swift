public import Foundation

/// The rows of a table, created from trees.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {}

/// Tables of trees: rows with children are expanded by a tap.
nonisolated extension Table {
  /// - Parameter children: the values below a value; nil for one that can't be expanded.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value
  {
    self.init(
      outline(data, children), columns().parts, nil, nil, columnCustomization)
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value
  {
    self.init(
      outline(data, children), columns().parts, ListSelection(selection), nil, columnCustomization)
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value
  {
    self.init(
      outline(data, children), columns().parts, ListSelection(selection), nil, columnCustomization)
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Sort>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(
      outline(data, children), columns().parts, nil, TableSorting(sortOrder), columnCustomization)
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Sort>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(
      outline(data, children), columns().parts, ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Rows == TableOutlineGroupContent<Data>, Columns == _TableColumns<Value, Sort>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(
      outline(data, children), columns().parts, ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }
}

/// The rows of trees.
nonisolated private func outline<Data: RandomAccessCollection>(
  _ data: Data, _ children: KeyPath<Data.Element, Data?>
) -> _TableRows<Data.Element> where Data.Element: Identifiable {
  func row(_ value: Data.Element) -> _TableRows<Data.Element>.Row {
    .init(value: value, children: value[keyPath: children].map { inner in { inner.map(row) } })
  }
  return _TableRows(groups: [.init(rows: data.map(row))])
}
