public import Foundation

/// A table of rows and columns. In regular width it shows all columns with their titles, which change the sort order; in compact width
/// only the first column, as rows of a list without headers.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  private let rows: _TableRows<Value>
  nonisolated(unsafe) private let columns: [_TableColumn<Value>]
  nonisolated(unsafe) private let selection: ListSelection?
  nonisolated(unsafe) private let sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated private init(
    _ rows: _TableRows<Value>, _ columns: [_TableColumn<Value>], _ selection: ListSelection?,
    _ sorting: TableSorting? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  nonisolated private init(
    _ values: [Value], _ columns: [_TableColumn<Value>], _ selection: ListSelection?, _ sorting: TableSorting? = nil
  ) {
    self.init(_TableRows(groups: [.init(rows: values.map { .init(value: $0) })]), columns, selection, sorting)
  }

  public var body: some View {
    ListContainer(
      content: sizeClass == .compact ? AnyView(narrowRows) : AnyView(wholeRows),
      selection: selection, isForm: false
    )
    .environment(\.listStyleKind, .plain)
  }

  private var layout: TableRowLayout { TableRowLayout(widths: columns.map(\.width)) }

  /// The rows outside of sections at the start, below the titles, and the groups after them.
  private var parts: (first: [_TableRows<Value>.Row], others: ArraySlice<_TableRows<Value>.Group>) {
    guard let first = rows.groups.first, first.header == nil else { return ([], rows.groups[...]) }
    return (first.rows, rows.groups.dropFirst())
  }

  private var narrowRows: some View {
    Group {
      ForEach(parts.first) { view(of: $0, firstCell($0.value)) }
      sections { firstCell($0) }
    }
  }

  private var wholeRows: some View {
    Group {
      Section {
        ForEach(parts.first) { view(of: $0, cells(of: $0.value)) }
      } header: {
        layout {
          ForEach(columns.indices, id: \.self) { index in
            TableHeader(
              title: columns[index].title, comparator: columns[index].comparator, sorting: sorting)
          }
        }
      }
      sections { cells(of: $0) }
    }
  }

  private func firstCell(_ value: Value) -> AnyView { columns.first?.cell(value) ?? AnyView(EmptyView()) }

  private func cells(of value: Value) -> some View {
    layout {
      ForEach(columns.indices, id: \.self) { columns[$0].cell(value) }
    }
  }

  private func sections<Row: View>(_ row: @escaping (Value) -> Row) -> some View {
    ForEach(parts.others.indices, id: \.self) { index in
      Section {
        ForEach(rows.groups[index].rows) { view(of: $0, row($0.value)) }
      } header: {
        rows.groups[index].header
      }
    }
  }

  @ViewBuilder private func view<Row: View>(of row: _TableRows<Value>.Row, _ content: Row) -> some View {
    if let change = row.change { change(AnyView(content)) } else { content }
  }
}

nonisolated extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  )
  where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(Array(data), columns().parts, nil)
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  ) where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(Array(data), columns().parts, ListSelection(selection))
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> _TableColumns<Value, Never>
  ) where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Never>, Data.Element == Value {
    self.init(Array(data), columns().parts, ListSelection(selection))
  }
  /// - Parameter sortOrder: changed by taps on the titles; the app sorts the data by it.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Sort>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(Array(data), columns().parts, nil, TableSorting(sortOrder))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Sort>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(Array(data), columns().parts, ListSelection(selection), TableSorting(sortOrder))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> _TableColumns<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value, Sort>, Data.Element == Value,
    Sort.Compared == Value
  {
    self.init(Array(data), columns().parts, ListSelection(selection), TableSorting(sortOrder))
  }
}

nonisolated extension Table where Rows == _TableRows<Value> {
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> { self.init(rows(), columns().parts, nil) }
  public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> { self.init(rows(), columns().parts, ListSelection(selection)) }
  public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> { self.init(rows(), columns().parts, ListSelection(selection)) }
  /// - Parameter sortOrder: changed by taps on the titles; the app sorts the rows by it.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, nil, TableSorting(sortOrder))
  }
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, ListSelection(selection), TableSorting(sortOrder))
  }
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, ListSelection(selection), TableSorting(sortOrder))
  }

  // With the type of the values.

  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> { self.init(rows(), columns().parts, nil) }
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> { self.init(rows(), columns().parts, ListSelection(selection)) }
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns == _TableColumns<Value, Never> { self.init(rows(), columns().parts, ListSelection(selection)) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, nil, TableSorting(sortOrder))
  }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, ListSelection(selection), TableSorting(sortOrder))
  }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value, Columns == _TableColumns<Value, Sort> {
    self.init(rows(), columns().parts, ListSelection(selection), TableSorting(sortOrder))
  }
}

/// The rows of a table, created from a collection.
public struct TableForEachContent<Data: RandomAccessCollection> {}
