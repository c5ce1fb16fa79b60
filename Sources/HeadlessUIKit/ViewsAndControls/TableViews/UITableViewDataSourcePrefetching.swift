public import Foundation

/// Is told of rows that will be shown soon. Nothing scrolls by itself here, so nothing is fetched ahead.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// Optional in UIKit.
extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    OptionalMethod.missing()
  }
}
