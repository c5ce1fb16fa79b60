// Written by `make generate` from UITextDragDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITextDragDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var textDraggableView: OptionalMethods<any UITextDragDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UITextDragDelegate {
  /// Calls `textDraggableView(_:itemsForDrag:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] {
    callAsFunction(textDraggableView, itemsForDrag: dragRequest)!
  }

  /// Calls `textDraggableView(_:dragPreviewForLiftingItem:session:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    OptionalMethod.call {
      target.textDraggableView(textDraggableView, dragPreviewForLiftingItem: item, session: session)
    } ?? nil
  }

  /// Calls `textDraggableView(_:dragSessionWillBegin:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {
    callAsFunction(textDraggableView, dragSessionWillBegin: session)!
  }

  /// Calls `textDraggableView(_:dragSessionDidEnd:with:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {
    callAsFunction(textDraggableView, dragSessionDidEnd: session, with: operation)!
  }
}

extension OptionalMethodCalls where Target == any UITextDragDelegate {
  /// Calls `textDraggableView(_:itemsForDrag:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]? {
    OptionalMethod.call { target.textDraggableView(textDraggableView, itemsForDrag: dragRequest) }
  }

  /// Calls `textDraggableView(_:dragSessionWillBegin:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) -> Void? {
    OptionalMethod.call { target.textDraggableView(textDraggableView, dragSessionWillBegin: session) }
  }

  /// Calls `textDraggableView(_:dragSessionDidEnd:with:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) -> Void? {
    OptionalMethod.call { target.textDraggableView(textDraggableView, dragSessionDidEnd: session, with: operation) }
  }
}
