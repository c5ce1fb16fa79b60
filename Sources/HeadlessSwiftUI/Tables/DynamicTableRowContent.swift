internal import Foundation
public import UniformTypeIdentifiers

/// Rows that are created from a collection.
@preconcurrency @MainActor public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  associatedtype Data: Collection
  /// The collection whose elements have the rows.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension DynamicTableRowContent {
  /// Called as items are dropped among the rows, with the offset at which they belong, from 0 to the number of rows.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    inserting { offset in
      ListDrop(
        accepts: { $0.conforms(to: supportedContentTypes) }, inserts: { action($1, [$0.provider]) }, offset: offset)
    }
  }
  /// Called as values are dropped among the rows, with the offset at which they belong, from 0 to the number of rows.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    inserting { position in
      ListDrop(
        accepts: { $0.has(T.self) }, inserts: { item, offset in item.take(T.self) { action(offset, [$0]) } },
        offset: position)
    }
  }

  /// - Parameter drop: returns what a row takes, for the row's offset among the others.
  private func inserting(_ drop: @escaping (Int) -> ListDrop) -> _ChangedTableRows<Self> {
    var rows = _rows
    var offset = 0
    for group in rows.groups.indices {
      for index in rows.groups[group].rows.indices {
        let drop = drop(offset)
        let change = rows.groups[group].rows[index].change
        rows.groups[group].rows[index].change = { AnyView((change?($0) ?? $0).trait(ListDropKey.self, drop)) }
        offset += 1
      }
    }
    return _ChangedTableRows(data: data, _rows: rows)
  }
}

/// Rows of a collection that a modifier has changed.
public struct _ChangedTableRows<Content: DynamicTableRowContent>: DynamicTableRowContent {
  public typealias TableRowBody = Never
  public typealias TableRowValue = Content.TableRowValue
  public let data: Content.Data
  public let _rows: _TableRows<Content.TableRowValue>
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  public var _rows: _TableRows<Value> { _TableRows(groups: []) }
  nonisolated public init() {}
}
