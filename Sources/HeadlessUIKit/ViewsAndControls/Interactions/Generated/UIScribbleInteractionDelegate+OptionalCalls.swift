// Written by `make generate` from UIScribbleInteraction.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIScribbleInteractionDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scribbleInteractionShouldDelayFocus: OptionalCall<UIScribbleInteraction, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.scribbleInteractionShouldDelayFocus(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scribbleInteractionWillBeginWriting: OptionalCall<UIScribbleInteraction, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scribbleInteractionWillBeginWriting(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scribbleInteractionDidFinishWriting: OptionalCall<UIScribbleInteraction, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.scribbleInteractionDidFinishWriting(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var scribbleInteraction: OptionalMethods<any UIScribbleInteractionDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIScribbleInteractionDelegate {
  /// Calls `scribbleInteraction(_:shouldBeginAt:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool {
    callAsFunction(interaction, shouldBeginAt: location)!
  }
}

extension OptionalMethodCalls where Target == any UIScribbleInteractionDelegate {
  /// Calls `scribbleInteraction(_:shouldBeginAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool? {
    OptionalMethod.call { target.scribbleInteraction(interaction, shouldBeginAt: location) }
  }
}
