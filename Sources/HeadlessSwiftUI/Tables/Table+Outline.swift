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
  /// Creates a table of trees with one selected row at most.
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
  /// Creates a table of trees with several selected rows.
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
  /// Creates a table of trees with titles that sort it.
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
  /// Creates a table of trees with one selected row at most and titles that sort it.
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
  /// Creates a table of trees with several selected rows and titles that sort it.
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

/// Outlines are rows of a table whose rows below others are shown by a tap on their disclosure indicator.
extension OutlineGroup: TableRowContent
where
  ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
  Data.Element == Parent.TableRowValue
{
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  public var _rows: _TableRows<Data.Element> {
    func rows(_ value: Data.Element) -> [_TableRows<Data.Element>.Row] {
      var rows = leaf(value)._rows.groups.flatMap(\.rows)
      guard let inner = children(value) else { return rows }
      for index in rows.indices { rows[index].children = { inner.flatMap(rows(_:)) } }
      return rows
    }
    return _TableRows(groups: [.init(rows: elements.flatMap(rows))])
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates the rows of a tree in a table.
  public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  { self.init(rowsOf: .root(root), children) }
  /// Creates the rows of trees in a table.
  public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  { self.init(rowsOf: .collection(data), children) }

  private init(rowsOf top: Top, _ children: KeyPath<Data.Element, Data?>)
  where Leaf == TableRow<Data.Element>, Subgroup == TableRow<Data.Element> {
    self.init(
      top: top, id: \.id, children: { $0[keyPath: children] }, leaf: { TableRow($0) },
      subgroup: { element, _ in TableRow(element) })
  }
}

/// The rows of trees.
nonisolated func outline<Data: RandomAccessCollection>(
  _ data: Data, _ children: KeyPath<Data.Element, Data?>
) -> _TableRows<Data.Element> where Data.Element: Identifiable {
  func row(_ value: Data.Element) -> _TableRows<Data.Element>.Row {
    .init(value: value, children: value[keyPath: children].map { inner in { inner.map(row) } })
  }
  return _TableRows(groups: [.init(rows: data.map(row))])
}
