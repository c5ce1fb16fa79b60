public import Foundation

nonisolated extension Table {
  /// Creates a table of the elements of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(Array(data), columns().parts, nil, nil, columnCustomization)
  }
  /// Creates a table of the elements of a collection with one selected row at most.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  ) where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(Array(data), columns().parts, ListSelection(selection), nil, columnCustomization)
  }
  /// Creates a table of the elements of a collection with several selected rows.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  ) where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(Array(data), columns().parts, ListSelection(selection), nil, columnCustomization)
  }
  /// - Parameter sortOrder: changed by taps on the titles; the app sorts the data by it.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Sort>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(Array(data), columns().parts, nil, TableSorting(sortOrder), columnCustomization)
  }
  /// Creates a table of the elements of a collection with one selected row at most and titles that sort it.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Sort>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(Array(data), columns().parts, ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }
  /// Creates a table of the elements of a collection with several selected rows and titles that sort it.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Sort>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(Array(data), columns().parts, ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }
}

nonisolated extension Table where Rows == _TableRows<Value> {
  /// Creates a table of rows that a builder makes.
  public init(
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> { self.init(rows(), columns().parts, nil, nil, columnCustomization) }
  /// Creates a table of rows that a builder makes with one selected row at most.
  public init(
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> {
    self.init(rows(), columns().parts, ListSelection(selection), nil, columnCustomization)
  }
  /// Creates a table of rows that a builder makes with several selected rows.
  public init(
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> {
    self.init(rows(), columns().parts, ListSelection(selection), nil, columnCustomization)
  }
  /// - Parameter sortOrder: changed by taps on the titles; the app sorts the rows by it.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, nil, TableSorting(sortOrder), columnCustomization)
  }
  /// Creates a table of rows that a builder makes with one selected row at most and titles that sort it.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }
  /// Creates a table of rows that a builder makes with several selected rows and titles that sort it.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }

  // With the type of the values.

  /// Creates a table of rows that a builder makes.
  public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> { self.init(rows(), columns().parts, nil, nil, columnCustomization) }
  /// Creates a table of rows that a builder makes with one selected row at most.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> {
    self.init(rows(), columns().parts, ListSelection(selection), nil, columnCustomization)
  }
  /// Creates a table of rows that a builder makes with several selected rows.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> {
    self.init(rows(), columns().parts, ListSelection(selection), nil, columnCustomization)
  }
  /// Creates a table of rows that a builder makes with titles that sort it.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, nil, TableSorting(sortOrder), columnCustomization)
  }
  /// Creates a table of rows that a builder makes with one selected row at most and titles that sort it.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }
  /// Creates a table of rows that a builder makes with several selected rows and titles that sort it.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, ListSelection(selection), TableSorting(sortOrder), columnCustomization)
  }
}

/// The rows of a table, created from a collection.
public struct TableForEachContent<Data: RandomAccessCollection> {}
