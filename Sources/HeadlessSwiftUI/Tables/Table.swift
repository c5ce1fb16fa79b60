public import Foundation

/// A table of rows and columns. A phone shows only the first column, as rows of a list without headers.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  nonisolated(unsafe) private let values: [Value]
  private let columns: _TableColumns<Value>
  nonisolated(unsafe) private let selection: ListSelection?

  nonisolated private init(_ values: [Value], _ columns: _TableColumns<Value>, _ selection: ListSelection?) {
    self.values = values
    self.columns = columns
    self.selection = selection
  }

  public var body: some View {
    ListContainer(
      content: AnyView(ForEach(values) { columns._firstView($0) ?? AnyView(EmptyView()) }), selection: selection,
      isForm: false
    )
    .environment(\.listStyleKind, .plain)
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
  /// The app applies the sort order; without headers the user can't change it.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>, Data.Element == Value {
    self.init(Array(data), columns(), nil)
  }
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>, Data.Element == Value {
    self.init(Array(data), columns(), ListSelection(selection))
  }
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Rows == TableForEachContent<Data>, Columns == _TableColumns<Value>, Data.Element == Value {
    self.init(Array(data), columns(), ListSelection(selection))
  }
}

/// The rows of a table, created from a collection.
public struct TableForEachContent<Data: RandomAccessCollection> {}

/// Columns of a table.
@preconcurrency @MainActor public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// The first column's view of a value.
  func _firstView(_ value: TableRowValue) -> AnyView?
}

/// A column: a title, and a view for each value.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  nonisolated(unsafe) private let content: (RowValue) -> Content

  nonisolated init(_ content: @escaping (RowValue) -> Content) { self.content = content }

  public func _firstView(_ value: RowValue) -> AnyView? { AnyView(content(value)) }

  /// Has no effect: the first column is as wide as the table.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(content)
  }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init { Text($0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init { Text($0[keyPath: value]) }
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(content) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(content) }
}

/// Several columns, of which the first is shown.
public struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
  let first: (RowValue) -> AnyView?
  public func _firstView(_ value: RowValue) -> AnyView? { first(value) }
}

/// Builds columns.
@preconcurrency @MainActor @resultBuilder public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue> { _TableColumns { column._firstView($0) } }
  public static func buildBlock(
    _ first: _TableColumns<RowValue>, _ others: _TableColumns<RowValue>...
  ) -> _TableColumns<RowValue> { first }
}
