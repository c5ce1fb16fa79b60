internal import Foundation
public import HeadlessUIKit
public import UniformTypeIdentifiers

/// What the rows of a collection do with items that are dropped among them.
struct ListDrop {
  let accepts: @MainActor (DraggedItem) -> Bool
  let inserts: @MainActor (DraggedItem, Int) -> Void
  /// The row's offset in its collection; nil for the one that the list knows.
  var offset: Int?
}

enum ListDropKey {}

nonisolated extension DynamicViewContent {
  /// Called as a value is dropped on the rows of a list, with the offset in the collection at which it belongs.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    return trait(
      ListDropKey.self,
      ListDrop(accepts: { $0.has(T.self) }, inserts: { item, offset in item.take(T.self) { action([$0], offset) } }))
  }
  /// Called as items are dropped among the rows of a list, with the offset in the collection at which they belong.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    nonisolated(unsafe) let action = action
    return trait(
      ListDropKey.self,
      ListDrop(accepts: { $0.conforms(to: supportedContentTypes) }, inserts: { action($1, [$0.provider]) }))
  }
  /// The older form, with identifiers of types.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }
}

extension ListSource {
  /// Inserts an item among the rows of the collection under a point: before a row whose upper half is there, or after it. Nil where
  /// the rows take no such item.
  func insertion(of item: DraggedItem, at point: CGPoint) -> (() -> Void)? {
    guard let path = table.indexPathForRow(at: point), let row = row(at: path),
      let drop = row.value(ListDropKey.self, as: ListDrop.self), drop.accepts(item)
    else { return nil }
    let isAfter = point.y >= table.rectForRow(at: path).midY
    let offset = (drop.offset ?? row.item.offset) + (isAfter ? 1 : 0)
    return { drop.inserts(item, offset) }
  }
}
