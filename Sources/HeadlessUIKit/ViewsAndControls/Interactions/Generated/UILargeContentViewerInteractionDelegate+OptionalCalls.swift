// Written by `make generate` from UILargeContentViewerInteraction.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UILargeContentViewerInteractionDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var largeContentViewerInteraction:
    OptionalMethods<any UILargeContentViewerInteractionDelegate>?
  {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var viewController: OptionalMethods<any UILargeContentViewerInteractionDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UILargeContentViewerInteractionDelegate {
  /// Calls `largeContentViewerInteraction(_:didEndOn:at:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {
    callAsFunction(interaction, didEndOn: item, at: point)!
  }

  /// Calls `largeContentViewerInteraction(_:itemAt:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    OptionalMethod.call { target.largeContentViewerInteraction(interaction, itemAt: point) } ?? nil
  }

  /// Calls `viewController(for:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    callAsFunction(for: interaction)!
  }
}

extension OptionalMethodCalls where Target == any UILargeContentViewerInteractionDelegate {
  /// Calls `largeContentViewerInteraction(_:didEndOn:at:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) -> Void? {
    OptionalMethod.call { target.largeContentViewerInteraction(interaction, didEndOn: item, at: point) }
  }

  /// Calls `viewController(for:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(for interaction: UILargeContentViewerInteraction) -> UIViewController? {
    OptionalMethod.call { target.viewController(for: interaction) }
  }
}
