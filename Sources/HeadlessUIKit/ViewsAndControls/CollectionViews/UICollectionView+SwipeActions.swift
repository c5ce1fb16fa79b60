internal import Foundation

extension UICollectionView: SwipeActionList {
  func rowForSwipe(at point: CGPoint) -> IndexPath? { isEditing ? nil : indexPathForItem(at: point) }
  var shownSwipe: (path: IndexPath, isLeading: Bool)? { contents.swipe.map { ($0.path, $0.isLeading) } }
  func showSwipe(at path: IndexPath, isLeading: Bool) -> Bool {
    layoutIfNeeded()
    return contents.showSwipe(at: path, isLeading: isLeading)
  }
  func hideSwipe() { contents.hideSwipe() }
}
