internal import Foundation

extension UICollectionView: OldMenuList {
  @available(*, deprecated)
  func showsOldMenu(of path: IndexPath) -> Bool {
    OptionalMethod.call { delegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false } ?? false
  }
  @available(*, deprecated)
  func canPerform(_ action: Selector, of path: IndexPath) -> Bool {
    OptionalMethod.call {
      delegate?.collectionView(self, canPerformAction: action, forItemAt: path, withSender: nil) ?? false
    } ?? false
  }
  @available(*, deprecated)
  func perform(_ action: Selector, of path: IndexPath) {
    OptionalMethod.call { delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: nil) }
  }
}
