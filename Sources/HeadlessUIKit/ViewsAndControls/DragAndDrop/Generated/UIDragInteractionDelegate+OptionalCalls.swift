// Written by `make generate` from UIDragInteractionDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIDragInteractionDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var dragInteraction: OptionalMethods<any UIDragInteractionDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIDragInteractionDelegate {
  /// Calls `dragInteraction(_:previewForLifting:session:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    OptionalMethod.call { target.dragInteraction(interaction, previewForLifting: item, session: session) } ?? nil
  }

  /// Calls `dragInteraction(_:sessionWillBegin:)`; a trap where it isn't implemented.
  public func callAsFunction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    callAsFunction(interaction, sessionWillBegin: session)!
  }

  /// Calls `dragInteraction(_:session:didEndWith:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    callAsFunction(interaction, session: session, didEndWith: operation)!
  }

  /// Calls `dragInteraction(_:itemsForAddingTo:withTouchAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    callAsFunction(interaction, itemsForAddingTo: session, withTouchAt: point)!
  }
}

extension OptionalMethodCalls where Target == any UIDragInteractionDelegate {
  /// Calls `dragInteraction(_:sessionWillBegin:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) -> Void? {
    OptionalMethod.call { target.dragInteraction(interaction, sessionWillBegin: session) }
  }

  /// Calls `dragInteraction(_:session:didEndWith:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) -> Void? {
    OptionalMethod.call { target.dragInteraction(interaction, session: session, didEndWith: operation) }
  }

  /// Calls `dragInteraction(_:itemsForAddingTo:withTouchAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem]? {
    OptionalMethod.call { target.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point) }
  }
}
