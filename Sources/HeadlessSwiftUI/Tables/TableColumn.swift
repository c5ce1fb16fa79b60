public import Foundation

/// A column: a title, and a view for each value.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  nonisolated(unsafe) private let content: (RowValue) -> Content
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let comparator: Any?
  private var width = TableColumnWidth()

  nonisolated private init(_ label: Label, _ comparator: Any? = nil, _ content: @escaping (RowValue) -> Content) {
    self.content = content
    self.label = label
    self.comparator = comparator
  }

  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public var _columns: _TableColumns<RowValue, Sort> {
    let content = content
    return _TableColumns(parts: [
      .init(title: AnyView(label), cell: { AnyView(content($0)) }, width: width, comparator: comparator)
    ])
  }

  /// - Parameter width: a width that doesn't change, in points; nil for one that the table chooses.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.width = TableColumnWidth(least: min, ideal: ideal, most: max)
    return column
  }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), nil, content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), nil, content)
  }
  /// Creates a column with a text as the title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(text, nil, content) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(titleKey), sorting(by: value)) { Text($0[keyPath: value]) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(title), sorting(by: value)) { Text($0[keyPath: value]) }
  }
  /// Creates a column with a text as the title, which shows its values and is sorted by them.
  public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(text, sorting(by: value)) { Text($0[keyPath: value]) }
  }
}

nonisolated extension TableColumn where Sort: SortComparator, RowValue == Sort.Compared, Label == Text {
  /// - Parameter comparator: what sorts the table's values by the column.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), comparator, content) }
  /// Creates a column with a title, sorted by a comparator of its rows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), comparator, content) }
  /// Creates a column with a text as the title, sorted by a comparator of its rows.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator, content)
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title, sorted by its values.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), sorting(by: value), content) }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), sorting(by: value), content) }
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(text, sorting(by: value), content) }

  /// - Parameter comparator: what compares the values of the property.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared { self.init(Text(titleKey), sorting(by: value, comparator), content) }
  /// Creates a column with a title, sorted by a comparator of its values.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared { self.init(Text(title), sorting(by: value, comparator), content) }
  /// Creates a column with a text as the title, sorted by a comparator of its values.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared { self.init(text, sorting(by: value, comparator), content) }

  // Without a comparator, the initializers above apply. Generic, as the comparators of Foundation that sort as people expect
  // aren't of the type `String.StandardComparator` on Linux.

  /// Creates a column with a localized title, sorted by a comparator of its values.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
  ) where Content == Text, C.Compared == String {
    self.init(Text(titleKey), sorting(by: value, comparator)) { Text($0[keyPath: value]) }
  }
  /// Creates a column with a title, sorted by a comparator of its values.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: C
  ) where Content == Text, C.Compared == String {
    self.init(Text(title), sorting(by: value, comparator)) { Text($0[keyPath: value]) }
  }
  /// Creates a column with a text as the title, sorted by a comparator of its values.
  public init<C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: C
  ) where Content == Text, C.Compared == String {
    self.init(text, sorting(by: value, comparator)) { Text($0[keyPath: value]) }
  }
}

/// What sorts values by a property. Foundation wants a key path that threads can share, which SwiftUI's declarations don't ask for.
nonisolated private func sorting<Row, Value: Comparable>(by path: KeyPath<Row, Value>) -> KeyPathComparator<Row> {
  KeyPathComparator(unsafeBitCast(path, to: (any KeyPath<Row, Value> & Sendable).self))
}

nonisolated private func sorting<Row, Value, Comparator: SortComparator>(
  by path: KeyPath<Row, Value>, _ comparator: Comparator
) -> KeyPathComparator<Row> where Comparator.Compared == Value {
  KeyPathComparator(unsafeBitCast(path, to: (any KeyPath<Row, Value> & Sendable).self), comparator: comparator)
}
