public import Foundation

/// A page that a web view has visited.
@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let title: String?
  /// The requested URL.
  public let initialURL: URL

  init(_ url: URL, title: String?) {
    self.url = url
    self.title = title
    initialURL = url
  }
}

/// The pages that a web view has visited, in order.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
  private let items: [WKBackForwardListItem]
  private let place: Int

  init(_ items: [WKBackForwardListItem], at place: Int) {
    self.items = items
    self.place = place
  }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

  /// - Parameter index: relative to the current page; negative for earlier ones.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let (sum, isBeyond) = place.addingReportingOverflow(index)
    return !isBeyond && items.indices.contains(sum) ? items[sum] : nil
  }
}
