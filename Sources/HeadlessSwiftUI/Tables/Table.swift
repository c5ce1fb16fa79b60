internal import Foundation

/// A table of rows and columns. In regular width it shows all columns with their titles, which change the sort order; in compact width
/// only the first column, as rows of a list without headers.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  private let rows: _TableRows<Value>
  nonisolated(unsafe) private let allColumns: [_TableColumn<Value>]
  nonisolated(unsafe) private let selection: ListSelection?
  nonisolated(unsafe) private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  nonisolated init(
    _ rows: _TableRows<Value>, _ columns: [_TableColumn<Value>], _ selection: ListSelection?,
    _ sorting: TableSorting? = nil, _ customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    allColumns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  nonisolated init(
    _ values: [Value], _ columns: [_TableColumn<Value>], _ selection: ListSelection?, _ sorting: TableSorting? = nil,
    _ customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    let rows = _TableRows(groups: [.init(rows: values.map { .init(value: $0) })])
    self.init(rows, columns, selection, sorting, customization)
  }

  public var body: some View {
    ListContainer(
      content: sizeClass == .compact ? AnyView(narrowRows) : AnyView(wholeRows),
      selection: selection, isForm: false
    )
    .environment(\.listStyleKind, .plain)
  }

  /// The columns that are shown.
  private var columns: [_TableColumn<Value>] {
    let customization = customization?.wrappedValue ?? TableColumnCustomization()
    return allColumns.filter(customization.shows)
  }

  private var layout: TableRowLayout {
    TableRowLayout(widths: columns.map(\.width), alignments: columns.map(\.alignment))
  }

  /// The rows outside of sections at the start, below the titles, and the groups after them.
  private var parts: (first: [_TableRows<Value>.Row], others: ArraySlice<_TableRows<Value>.Group>) {
    guard let first = rows.groups.first, first.header == nil else { return ([], rows.groups[...]) }
    return (first.rows, rows.groups.dropFirst())
  }

  private var narrowRows: some View {
    Group {
      ForEach(parts.first) { view(of: $0, firstCell) }
      sections { firstCell($0) }
    }
  }

  private var wholeRows: some View {
    Group {
      Section {
        ForEach(parts.first) { view(of: $0, cells) }
      } header: {
        if headers != .hidden { titles }
      }
      sections { cells(of: $0) }
    }
  }

  private var titles: some View {
    let columns = columns
    return layout {
      ForEach(columns.indices, id: \.self) { index in
        TableHeader(title: columns[index].title, comparator: columns[index].comparator, sorting: sorting)
      }
    }
  }

  private func firstCell(_ value: Value) -> AnyView { columns.first?.cell(value) ?? AnyView(EmptyView()) }

  private func cells(of value: Value) -> some View {
    let columns = columns
    return layout {
      ForEach(columns.indices, id: \.self) { columns[$0].cell(value) }
    }
  }

  private func sections<Row: View>(_ row: @escaping (Value) -> Row) -> some View {
    ForEach(parts.others.indices, id: \.self) { index in
      Section {
        ForEach(rows.groups[index].rows) { view(of: $0, row) }
      } header: {
        rows.groups[index].header
      }
    }
  }

  /// The view of a row, with the rows below it where a person can expand it.
  private func view<Cells: View>(of row: _TableRows<Value>.Row, _ cells: @escaping (Value) -> Cells) -> AnyView {
    let content = row.change?(AnyView(cells(row.value))) ?? AnyView(cells(row.value))
    guard let children = row.children else { return content }
    let inner = { ForEach(children()) { view(of: $0, cells) } }
    guard let isExpanded = row.isExpanded else { return AnyView(DisclosureGroup(content: inner) { content }) }
    return AnyView(DisclosureGroup(isExpanded: isExpanded, content: inner) { content })
  }
}

/// The table's titles, as `tableColumnHeaders(_:)` sets them.
private enum TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows or hides the titles of the tables inside.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    changingEnvironment(visibility) { $0.tableColumnHeaders = $1 }
  }
}
