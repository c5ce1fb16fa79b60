// Written by `make generate` from UIToolTipInteraction.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIToolTipInteractionDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var toolTipInteraction: OptionalMethods<any UIToolTipInteractionDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIToolTipInteractionDelegate {
  /// Calls `toolTipInteraction(_:configurationAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    OptionalMethod.call { target.toolTipInteraction(interaction, configurationAt: point) } ?? nil
  }
}
