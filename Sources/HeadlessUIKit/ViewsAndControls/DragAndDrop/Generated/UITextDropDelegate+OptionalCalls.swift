// Written by `make generate` from UITextDropDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITextDropDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var textDroppableView: OptionalMethods<any UITextDropDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UITextDropDelegate {
  /// Calls `textDroppableView(_:proposalForDrop:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal {
    callAsFunction(textDroppableView, proposalForDrop: drop)!
  }

  /// Calls `textDroppableView(_:willPerformDrop:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {
    callAsFunction(textDroppableView, willPerformDrop: drop)!
  }

  /// Calls `textDroppableView(_:dropSessionDidEnter:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {
    callAsFunction(textDroppableView, dropSessionDidEnter: session)!
  }

  /// Calls `textDroppableView(_:dropSessionDidUpdate:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {
    callAsFunction(textDroppableView, dropSessionDidUpdate: session)!
  }

  /// Calls `textDroppableView(_:dropSessionDidExit:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {
    callAsFunction(textDroppableView, dropSessionDidExit: session)!
  }

  /// Calls `textDroppableView(_:dropSessionDidEnd:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {
    callAsFunction(textDroppableView, dropSessionDidEnd: session)!
  }
}

extension OptionalMethodCalls where Target == any UITextDropDelegate {
  /// Calls `textDroppableView(_:proposalForDrop:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal? {
    OptionalMethod.call { target.textDroppableView(textDroppableView, proposalForDrop: drop) }
  }

  /// Calls `textDroppableView(_:willPerformDrop:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) -> Void? {
    OptionalMethod.call { target.textDroppableView(textDroppableView, willPerformDrop: drop) }
  }

  /// Calls `textDroppableView(_:dropSessionDidEnter:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.textDroppableView(textDroppableView, dropSessionDidEnter: session) }
  }

  /// Calls `textDroppableView(_:dropSessionDidUpdate:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.textDroppableView(textDroppableView, dropSessionDidUpdate: session) }
  }

  /// Calls `textDroppableView(_:dropSessionDidExit:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.textDroppableView(textDroppableView, dropSessionDidExit: session) }
  }

  /// Calls `textDroppableView(_:dropSessionDidEnd:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.textDroppableView(textDroppableView, dropSessionDidEnd: session) }
  }
}
