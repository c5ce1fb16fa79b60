// Written by `make generate` from UIDropInteractionDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIDropInteractionDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var dropInteraction: OptionalMethods<any UIDropInteractionDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIDropInteractionDelegate {
  /// Calls `dropInteraction(_:canHandle:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    callAsFunction(interaction, canHandle: session)!
  }

  /// Calls `dropInteraction(_:sessionDidEnter:)`; a trap where it isn't implemented.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    callAsFunction(interaction, sessionDidEnter: session)!
  }

  /// Calls `dropInteraction(_:sessionDidUpdate:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    callAsFunction(interaction, sessionDidUpdate: session)!
  }

  /// Calls `dropInteraction(_:sessionDidExit:)`; a trap where it isn't implemented.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    callAsFunction(interaction, sessionDidExit: session)!
  }

  /// Calls `dropInteraction(_:performDrop:)`; a trap where it isn't implemented.
  public func callAsFunction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    callAsFunction(interaction, performDrop: session)!
  }

  /// Calls `dropInteraction(_:sessionDidEnd:)`; a trap where it isn't implemented.
  public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    callAsFunction(interaction, sessionDidEnd: session)!
  }

  /// Calls `dropInteraction(_:concludeDrop:)`; a trap where it isn't implemented.
  public func callAsFunction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    callAsFunction(interaction, concludeDrop: session)!
  }
}

extension OptionalMethodCalls where Target == any UIDropInteractionDelegate {
  /// Calls `dropInteraction(_:canHandle:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool? {
    OptionalMethod.call { target.dropInteraction(interaction, canHandle: session) }
  }

  /// Calls `dropInteraction(_:sessionDidEnter:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.dropInteraction(interaction, sessionDidEnter: session) }
  }

  /// Calls `dropInteraction(_:sessionDidUpdate:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal? {
    OptionalMethod.call { target.dropInteraction(interaction, sessionDidUpdate: session) }
  }

  /// Calls `dropInteraction(_:sessionDidExit:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.dropInteraction(interaction, sessionDidExit: session) }
  }

  /// Calls `dropInteraction(_:performDrop:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.dropInteraction(interaction, performDrop: session) }
  }

  /// Calls `dropInteraction(_:sessionDidEnd:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.dropInteraction(interaction, sessionDidEnd: session) }
  }

  /// Calls `dropInteraction(_:concludeDrop:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) -> Void? {
    OptionalMethod.call { target.dropInteraction(interaction, concludeDrop: session) }
  }
}
