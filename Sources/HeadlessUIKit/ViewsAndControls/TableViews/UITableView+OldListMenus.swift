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
