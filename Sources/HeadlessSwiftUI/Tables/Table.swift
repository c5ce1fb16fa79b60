public import Foundation

/// A table of rows and columns. In regular width it shows all columns with their titles, which change the sort order; in compact width
/// only the first column, as rows of a list without headers.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  private let rows: _TableRows<Value>
  private let columns: _TableColumns<Value>
  nonisolated(unsafe) private let selection: ListSelection?
  nonisolated(unsafe) private let sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated private init(
    _ rows: _TableRows<Value>, _ columns: _TableColumns<Value>, _ selection: ListSelection?,
    _ sorting: TableSorting? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  nonisolated private init(
    _ values: [Value], _ columns: _TableColumns<Value>, _ selection: ListSelection?, _ sorting: TableSorting? = nil
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

  private var layout: TableRowLayout { TableRowLayout(widths: columns.parts.map(\.width)) }

  /// The rows outside of sections at the start, below the titles, and the groups after them.
  private var parts: (first: [_TableRows<Value>.Row], others: ArraySlice<_TableRows<Value>.Group>) {
    guard let first = rows.groups.first, first.header == nil else { return ([], rows.groups[...]) }
    return (first.rows, rows.groups.dropFirst())
  }

  private var narrowRows: some View {
    Group {
      ForEach(parts.first) { view(of: $0, columns.first($0.value)) }
      sections { columns.first($0) }
    }
  }

  private var wholeRows: some View {
    Group {
      Section {
        ForEach(parts.first) { view(of: $0, cells(of: $0.value)) }
      } header: {
        layout {
          ForEach(columns.parts.indices, id: \.self) { index in
            TableHeader(
              title: columns.parts[index].title, comparator: columns.parts[index].comparator, sorting: sorting)
          }
        }
      }
      sections { cells(of: $0) }
    }
  }

  private func cells(of value: Value) -> some View {
    layout {
      ForEach(columns.parts.indices, id: \.self) { columns.parts[$0].cell(value) }
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
    _ data: Data, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  )
  where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>, Data.Element == Value {
    self.init(Array(data), columns(), nil)
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>, Data.Element == Value {
    self.init(Array(data), columns(), ListSelection(selection))
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>, Data.Element == Value {
    self.init(Array(data), columns(), ListSelection(selection))
  }
  /// - Parameter sortOrder: changed by taps on the titles; the app sorts the data by it.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(Array(data), columns(), nil, TableSorting(sortOrder))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(Array(data), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  )
  where
    Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>, Data.Element == Value, Sort.Compared == Value
  {
    self.init(Array(data), columns(), ListSelection(selection), TableSorting(sortOrder))
  }
}

nonisolated extension Table where Rows == _TableRows<Value>, Columns == _TableColumns<Value> {
  public init(
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), nil) }
  public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), ListSelection(selection)) }
  public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), ListSelection(selection)) }
  /// - Parameter sortOrder: changed by taps on the titles; the app sorts the rows by it.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows(), columns(), nil, TableSorting(sortOrder)) }
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder)) }
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder)) }

  // With the type of the values.

  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), nil) }
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), ListSelection(selection)) }
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows(), columns(), ListSelection(selection)) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows(), columns(), nil, TableSorting(sortOrder)) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder)) }
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { self.init(rows(), columns(), ListSelection(selection), TableSorting(sortOrder)) }
}

/// The rows of a table, created from a collection.
public struct TableForEachContent<Data: RandomAccessCollection> {}

/// Columns of a table.
@preconcurrency @MainActor public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// The columns with their views.
  var _columns: _TableColumns<TableRowValue> { get }
}

/// Several columns.
public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
  /// A column: its title, its view of a value, its width, and what sorts values by it; nil for nothing.
  struct Part {
    let title: AnyView
    let cell: @MainActor (RowValue) -> AnyView
    let width: TableColumnWidth
    let comparator: Any?
  }

  let parts: [Part]
  public var _columns: _TableColumns { self }

  @MainActor func first(_ value: RowValue) -> AnyView { parts.first?.cell(value) ?? AnyView(EmptyView()) }
}

/// Builds columns.
@preconcurrency @MainActor @resultBuilder public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue> { column._columns }
  public static func buildBlock(_ columns: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(parts: columns.flatMap(\.parts))
  }
  public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(parts: [])
  }
  public static func buildEither(first columns: _TableColumns<RowValue>) -> _TableColumns<RowValue> { columns }
  public static func buildEither(second columns: _TableColumns<RowValue>) -> _TableColumns<RowValue> { columns }
}
