public import Foundation

/// The room that a section or a group has, in points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  /// Less the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// A visible element, which a section's `visibleItemsInvalidationHandler` can change.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// In points.
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  public var name: String { representedElementKind ?? "" }
}

final class LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentSize: CGSize { contentInsets.shrinking(contentSize) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The view that is laid out; nil for an environment that an app made.
  private(set) weak var view: UICollectionView?

  init(_ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection, view: UICollectionView? = nil) {
    self.container = container
    traitCollection = traits
    self.view = view
  }

  /// The environment of a group with `size`.
  convenience init(inside size: CGSize, of environment: any NSCollectionLayoutEnvironment) {
    self.init(
      LayoutContainer(size), environment.traitCollection, view: (environment as? LayoutEnvironment)?.view)
  }
}

extension NSDirectionalEdgeInsets {
  func shrinking(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, size.width - leading - trailing), height: max(0, size.height - top - bottom))
  }
}
