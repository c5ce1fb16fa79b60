/// Columns of a table. An app's own type builds them from others in its body.
@preconcurrency @MainActor public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// What sorts rows by the columns; `Never` for columns that aren't sorted by.
  associatedtype TableColumnSortComparator = TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
  /// The columns with their views.
  var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> { get }
  /// The columns of a type that passes on those of another one: libraries implement it to observe what the columns read.
  nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  public var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> { tableColumnBody._columns }
}

extension TableColumnContent {
  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    precondition(inputs.maker != ObjectIdentifier(Self.self), "\(Self.self) has neither a body nor columns.")
    // Tables are made on the main actor.
    let content = UncheckedValue(content)
    return MainActor.assumeIsolated { UncheckedValue(_TableColumnOutputs(columns: content.value.read()._columns)) }
      .value
  }
}

extension TableColumnContent where TableColumnBody == Never {
  public var _columns: _TableColumns<TableRowValue, TableColumnSortComparator> {
    let made = Self._makeContent(
      content: _GraphValue { self }, inputs: _TableColumnInputs(maker: ObjectIdentifier(Self.self)))
    guard let columns = made.columns as? _TableColumns<TableRowValue, TableColumnSortComparator> else {
      preconditionFailure("\(Self.self) made columns of another type: \(type(of: made.columns)).")
    }
    return columns
  }

  /// Columns of SwiftUI's have no body, and their own `_columns`.
  public var tableColumnBody: Never { preconditionFailure("Columns of SwiftUI's have no body.") }
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public var _columns: _TableColumns<Never, Never> { _TableColumns(parts: []) }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public var _columns: _TableColumns<Content.TableRowValue, Content.TableColumnSortComparator> { content._columns }

  @_disfavoredOverload nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self = .holding(content())
  }
}

/// A column: its title, its view of a value, its width, and what sorts values by it; nil for nothing.
struct _TableColumn<RowValue: Identifiable> {
  let title: AnyView
  let cell: @MainActor (RowValue) -> AnyView
  let width: TableColumnWidth
  let comparator: Any?
  var alignment = TableColumnAlignment.automatic
  /// The name by which a table's customization knows the column.
  var customizationID: String?
  /// Whether the column is shown unless the customization says otherwise.
  var defaultVisibility = Visibility.automatic
}

/// Several columns.
public struct _TableColumns<RowValue: Identifiable, Sort>: TableColumnContent {
  nonisolated(unsafe) let parts: [_TableColumn<RowValue>]
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public var _columns: _TableColumns { self }

  /// Changes each column.
  func changing(_ change: (inout _TableColumn<RowValue>) -> Void) -> _TableColumns {
    var parts = parts
    for index in parts.indices { change(&parts[index]) }
    return _TableColumns(parts: parts)
  }
}

/// Builds columns. A table sorts by those columns whose comparators it has the type of.
@preconcurrency @MainActor @resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<ColumnSort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, ColumnSort, Content, Label>
  ) -> _TableColumns<RowValue, Sort> { _TableColumns(parts: column._columns.parts) }
  @_disfavoredOverload public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort> where Column.TableRowValue == RowValue {
    _TableColumns(parts: column._columns.parts)
  }
  /// Columns of a collection sort by what the table does: nothing else says so where its columns aren't sorted by.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, Content: TableColumnContent>(
    _ columns: TableColumnForEach<Data, ID, RowValue, Sort, Content>
  ) -> _TableColumns<RowValue, Sort> { columns._columns }
  /// The body of a type that has none.
  nonisolated public static func buildExpression(_ column: Never) -> Never {}
  nonisolated public static func buildBlock(_ column: Never) -> Never {}
  public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
    _TableColumns(parts: columns.flatMap(\.parts))
  }
  public static func buildOptional(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
    columns ?? _TableColumns(parts: [])
  }
  public static func buildEither(first columns: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> {
    columns
  }
  public static func buildEither(second columns: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> {
    columns
  }
  public static func buildLimitedAvailability(
    _ columns: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { columns }
}

/// A value that is read as content is made from it.
public struct _GraphValue<Value> {
  let read: () -> Value

  init(_ read: @escaping () -> Value) { self.read = read }

  /// A part of the value.
  public subscript<Member>(keyPath: KeyPath<Value, Member>) -> _GraphValue<Member> {
    _GraphValue<Member> { read()[keyPath: keyPath] }
  }
}

/// What columns are made from; only SwiftUI makes it.
public struct _TableColumnInputs {
  /// The type whose columns are made.
  let maker: ObjectIdentifier
}

/// The columns that content has made.
public struct _TableColumnOutputs {
  /// The columns of a table with the content's values.
  let columns: Any
}
