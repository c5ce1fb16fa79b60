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
  /// `performBatchUpdates` for a block that doesn't outlive the caller, as UIKit takes it: it is run before this returns. What
  /// escapes goes to the method of the class, which may be overridden. Preferred for closures, which then need no `self.`.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(updates as (() -> Void)?, completion: completion)
    }
  }
}
