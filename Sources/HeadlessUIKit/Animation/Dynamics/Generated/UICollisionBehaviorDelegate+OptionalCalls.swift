// Written by `make generate` from UICollisionBehavior.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UICollisionBehaviorDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var collisionBehavior: OptionalMethods<any UICollisionBehaviorDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UICollisionBehaviorDelegate {
  /// Calls `collisionBehavior(_:beganContactFor:with:at:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    callAsFunction(behavior, beganContactFor: item1, with: item2, at: p)!
  }

  /// Calls `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    callAsFunction(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)!
  }

  /// Calls `collisionBehavior(_:endedContactFor:with:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {
    callAsFunction(behavior, endedContactFor: item1, with: item2)!
  }

  /// Calls `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {
    callAsFunction(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)!
  }
}

extension OptionalMethodCalls where Target == any UICollisionBehaviorDelegate {
  /// Calls `collisionBehavior(_:beganContactFor:with:at:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) -> Void? {
    OptionalMethod.call { target.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p) }
  }

  /// Calls `collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) -> Void? {
    OptionalMethod.call {
      target.collisionBehavior(behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
    }
  }

  /// Calls `collisionBehavior(_:endedContactFor:with:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) -> Void? {
    OptionalMethod.call { target.collisionBehavior(behavior, endedContactFor: item1, with: item2) }
  }

  /// Calls `collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) -> Void? {
    OptionalMethod.call {
      target.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}
