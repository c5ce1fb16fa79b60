// Written by `make generate` from UITextInteraction.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UITextInteractionDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var interactionWillBegin: OptionalCall<UITextInteraction, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.interactionWillBegin(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var interactionDidEnd: OptionalCall<UITextInteraction, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.interactionDidEnd(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var interactionShouldBegin: OptionalMethods<any UITextInteractionDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UITextInteractionDelegate {
  /// Calls `interactionShouldBegin(_:at:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    callAsFunction(interaction, at: point)!
  }
}

extension OptionalMethodCalls where Target == any UITextInteractionDelegate {
  /// Calls `interactionShouldBegin(_:at:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ interaction: UITextInteraction, at point: CGPoint) -> Bool? {
    OptionalMethod.call { target.interactionShouldBegin(interaction, at: point) }
  }
}
