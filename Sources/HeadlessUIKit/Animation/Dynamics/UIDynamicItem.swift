public import Foundation

/// Something that behaviours move: a view, or the attributes of a layout.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// About the item's centre, for `.path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(
      rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
  }

  /// The box that the item keeps free of others, in points of the animator's reference.
  var collisionFrame: CGRect {
    let box =
      collisionBoundsType == .path
      ? collisionBoundingPath.bounds
      : CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    return box.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}

/// The collision bounds of an item. Here it is always its frame, also for ellipses.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle, ellipse, path
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem]) {
    self.items = items
  }

  private var frame: CGRect { items.map(\.collisionFrame).reduce(CGRect.null) { $0.union($1) } }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size) }
  /// Moving it moves all items by as much.
  open var center: CGPoint {
    get { frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let (dx, dy) = (newValue.x - center.x, newValue.y - center.y)
      for item in items { item.center = CGPoint(x: item.center.x + dx, y: item.center.y + dy) }
    }
  }
  open var transform: CGAffineTransform {
    get { .identity }
    set { for item in items { item.transform = newValue } }
  }
}
