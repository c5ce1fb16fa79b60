// Written by `make generate` from UIEditMenuInteractionDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIEditMenuInteractionDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var editMenuInteraction: OptionalMethods<any UIEditMenuInteractionDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIEditMenuInteractionDelegate {
  /// Calls `editMenuInteraction(_:menuFor:suggestedActions:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMethod.call {
      target.editMenuInteraction(interaction, menuFor: configuration, suggestedActions: suggestedActions)
    } ?? nil
  }

  /// Calls `editMenuInteraction(_:targetRectFor:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    callAsFunction(interaction, targetRectFor: configuration)!
  }

  /// Calls `editMenuInteraction(_:willPresentMenuFor:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    callAsFunction(interaction, willPresentMenuFor: configuration, animator: animator)!
  }

  /// Calls `editMenuInteraction(_:willDismissMenuFor:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    callAsFunction(interaction, willDismissMenuFor: configuration, animator: animator)!
  }
}

extension OptionalMethodCalls where Target == any UIEditMenuInteractionDelegate {
  /// Calls `editMenuInteraction(_:targetRectFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect? {
    OptionalMethod.call { target.editMenuInteraction(interaction, targetRectFor: configuration) }
  }

  /// Calls `editMenuInteraction(_:willPresentMenuFor:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.call {
      target.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
    }
  }

  /// Calls `editMenuInteraction(_:willDismissMenuFor:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) -> Void? {
    OptionalMethod.call {
      target.editMenuInteraction(interaction, willDismissMenuFor: configuration, animator: animator)
    }
  }
}
