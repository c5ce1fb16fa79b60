internal import Foundation

extension UITableView: OldMenuList {
  @available(*, deprecated)
  func showsOldMenu(of path: IndexPath) -> Bool {
    OptionalMethod.call { delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false } ?? false
  }
  @available(*, deprecated)
  func canPerform(_ action: Selector, of path: IndexPath) -> Bool {
    OptionalMethod.call {
      delegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: nil) ?? false
    } ?? false
  }
  @available(*, deprecated)
  func perform(_ action: Selector, of path: IndexPath) {
    OptionalMethod.call { delegate?.tableView(self, performAction: action, forRowAt: path, withSender: nil) }
  }
}

extension UITableView {
  /// `performBatchUpdates` for a nonescaping block, as in UIKit: the block runs before this method returns. The overload resolution
  /// prefers it for closures, which then need no `self.`; escaping blocks are passed to the class's method, which may be
  /// overridden.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(updates as (() -> Void)?, completion: completion)
    }
  }
}
