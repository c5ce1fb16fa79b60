internal import Foundation
public import HeadlessUIKit

/// A row of a table, for one value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  nonisolated(unsafe) private let value: Value

  nonisolated public init(_ value: Value) { self.value = value }

  public typealias TableRowBody = Never
  public var _rows: _TableRows<Value> { _TableRows(groups: [.init(rows: [.init(value: value)])]) }
}

/// Rows of a table. An app's own type builds them from others in its body.
@preconcurrency @MainActor public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
  /// The rows with their values, in groups.
  var _rows: _TableRows<TableRowValue> { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public var _rows: _TableRows<TableRowValue> { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Never {
  /// An app's type without a body has no rows.
  public var _rows: _TableRows<TableRowValue> { _TableRows(groups: []) }
  /// Rows of SwiftUI's have no body, and their own `_rows`.
  public var tableRowBody: Never { preconditionFailure("Rows of SwiftUI's have no body.") }
}

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public var _rows: _TableRows<Content.TableRowValue> { content._rows }

  /// Creates a group of several parts, to which modifiers apply together.
  @_disfavoredOverload nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content)
  where R == Content.TableRowValue {
    self = .holding(content())
  }
}

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableRowBody = Never
  public var _rows: _TableRows<Never> { _TableRows(groups: []) }
}

extension TableRowContent {
  /// The menu that a long press on a row opens.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    let menu = AnyView(menuItems())
    return _rows.changingRows { row, _ in AnyView(row.contextMenu { menu }) }
  }
  /// The menu that a long press on a row opens, with a preview above it.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    let (menu, preview) = (AnyView(menuItems()), AnyView(preview()))
    return _rows.changingRows { row, _ in
      AnyView(
        row.contextMenu {
          menu
        } preview: {
          preview
        })
    }
  }
  /// Called as the pointer enters or leaves a row.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    _rows.changingRows { row, _ in AnyView(row.onHover(perform: action)) }
  }
  /// Whether a tap on a row leaves the table's selection as it is.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    _rows.changingRows { row, _ in AnyView(row.selectionDisabled(isDisabled)) }
  }
  /// What a drag of a row provides; nil for a row that can't be dragged.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    _rows.changingRows { row, _ in AnyView(row.itemProvider(action)) }
  }
  /// A row that a long press lifts.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    _rows.changingRows { row, _ in AnyView(row.draggable(payload())) }
  }
  /// The action for items that are dropped on a row.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    _rows.changingRows { row, _ in
      AnyView(
        row.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }
}

// Disfavoured: views are far more frequent, and each further declaration takes the compiler time.
extension ForEach: TableRowContent where Content: TableRowContent {
  @_disfavoredOverload
  public init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Value == Content.TableRowValue {
    self.init(entries: data, id: \.id, content: content)
  }
  @_disfavoredOverload
  public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue { self.init(entries: data, id: id, content: content) }

  /// A row for each element.
  public init(_ data: Data) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(entries: data, id: \.id) { TableRow($0) }
  }
  /// Creates rows for a range.
  @_disfavoredOverload
  public init<Value>(_ data: Range<Int>, @TableRowBuilder<Value> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, Value == Content.TableRowValue {
    self.init(entries: data, id: \.self, content: content)
  }

  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public var _rows: _TableRows<Content.TableRowValue> {
    var groups: [_TableRows<Content.TableRowValue>.Group] = []
    for group in data.flatMap({ content($0)._rows.groups }) {
      // Rows outside of sections belong to one group.
      if group.header == nil, let last = groups.indices.last, groups[last].header == nil {
        groups[last].rows += group.rows
      } else {
        groups.append(group)
      }
    }
    return _TableRows(groups: groups)
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
  @_disfavoredOverload
  public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where V == Content.TableRowValue { self.init(rows: content(), header: header()) }
  @_disfavoredOverload
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == Text { self.init(rows: content(), header: Text(titleKey)) }
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == Text { self.init(rows: content(), header: Text(title)) }
  @_disfavoredOverload
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue, Parent == EmptyView { self.init(rows: content(), header: EmptyView()) }

  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never
  public var _rows: _TableRows<Content.TableRowValue> {
    let title = Parent.self == EmptyView.self ? nil : AnyView(header)
    return _TableRows(groups: [.init(header: title, rows: content._rows.groups.flatMap(\.rows))])
  }
}

/// Builds the rows of a table.
@preconcurrency @MainActor @resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> _TableRows<Value>
  where Content.TableRowValue == Value { content._rows }
  /// The body of a type that has none.
  nonisolated public static func buildExpression(_ row: Never) -> Never {}
  nonisolated public static func buildBlock(_ row: Never) -> Never {}
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(groups: rows.flatMap(\.groups))
  }
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> { rows ?? _TableRows(groups: []) }
  public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }
  public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }
}
