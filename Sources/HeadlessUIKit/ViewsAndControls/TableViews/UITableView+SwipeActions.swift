internal import Foundation

extension UITableView: SwipeActionList {
  func rowForSwipe(at point: CGPoint) -> IndexPath? { isEditing ? nil : indexPathForRow(at: point) }
  var shownSwipe: (path: IndexPath, isLeading: Bool)? { contents.swipe.map { ($0.path, $0.isLeading) } }
  func showSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
    layoutIfNeeded()
    return contents.showSwipe(at: path, isLeading: isLeading)
  }
  func hideSwipe() { contents.hideSwipe() }
}
