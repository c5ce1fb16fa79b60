public import Foundation

/// Prevents items from overlapping each other and boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of obstacles.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private(set) var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
  private(set) var referenceInsets = UIEdgeInsets.zero

  public init(items: [any UIDynamicItem]) {
    super.init(content: items)
  }

  public override convenience init() {
    self.init(items: [])
  }

  open func addItem(_ item: any UIDynamicItem) { _addItem(item) }
  open func removeItem(_ item: any UIDynamicItem) { _removeItem(item) }
  open var items: [any UIDynamicItem] { _items }

  /// Gets the contacts of each item with what it rests on.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open var collisionMode: Mode = .everything {
    didSet { if oldValue != collisionMode { didChange() } }
  }

  // MARK: Boundaries, in points of the animator's reference

  /// Whether items stay within the bounds of the animator's view.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { if oldValue != translatesReferenceBoundsIntoBoundary { didChange() } }
  }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
    didChange()
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
    didChange()
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { UICollisionBehavior.isSame($0.identifier, identifier) }?.path
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { UICollisionBehavior.isSame($0.identifier, identifier) }
    didChange()
  }
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  private static func isSame(_ first: any NSCopying, _ second: any NSCopying) -> Bool {
    if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
    return (first as AnyObject) === (second as AnyObject)
  }
}

/// Its methods are called for contacts. Every method is optional. Items are at rest as soon as they touch something:
/// contacts begin, and end when items are moved away, which isn't reported.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Never called: only the final positions of items are simulated.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Never called: only the final positions of items are simulated.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

// Optional in UIKit.
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { OptionalMethod.missing() }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { OptionalMethod.missing() }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { OptionalMethod.missing() }
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { OptionalMethod.missing() }
}
