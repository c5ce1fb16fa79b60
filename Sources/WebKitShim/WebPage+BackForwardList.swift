public import Foundation

extension WebPage {
  /// The pages that a page has visited, in order.
  @preconcurrency @MainActor public struct BackForwardList: Equatable {
    /// A visited page.
    @preconcurrency @MainActor public struct Item: Equatable, Identifiable {
      let item: WKBackForwardListItem

      nonisolated public var id: ObjectIdentifier { ObjectIdentifier(item) }
      public var url: URL { item.url }
      public var title: String? { item.title }
      public var initialURL: URL { item.initialURL }
      nonisolated public static func == (a: Item, b: Item) -> Bool { a.item === b.item }
    }

    let list: WKBackForwardList

    public var currentItem: Item? { list.currentItem.map(Item.init) }
    public var backList: [Item] { list.backList.map(Item.init) }
    public var forwardList: [Item] { list.forwardList.map(Item.init) }
    /// - Parameter index: relative to the current page; negative for earlier ones.
    public subscript(index: Int) -> Item? { list.item(at: index).map(Item.init) }
    nonisolated public static func == (a: BackForwardList, b: BackForwardList) -> Bool { a.list === b.list }
  }

  /// The visited pages; a change of the address is a change of the list.
  public var backForwardList: BackForwardList {
    _ = url
    return BackForwardList(list: view.backForwardList)
  }
}
