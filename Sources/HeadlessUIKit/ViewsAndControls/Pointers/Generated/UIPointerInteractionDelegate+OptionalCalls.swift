// Written by `make generate` from UIPointerInteraction.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPointerInteractionDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var pointerInteraction: OptionalMethods<any UIPointerInteractionDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIPointerInteractionDelegate {
  /// Calls `pointerInteraction(_:regionFor:defaultRegion:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    OptionalMethod.call {
      target.pointerInteraction(interaction, regionFor: request, defaultRegion: defaultRegion)
    } ?? nil
  }

  /// Calls `pointerInteraction(_:styleFor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    OptionalMethod.call { target.pointerInteraction(interaction, styleFor: region) } ?? nil
  }

  /// Calls `pointerInteraction(_:willEnter:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    callAsFunction(interaction, willEnter: region, animator: animator)!
  }

  /// Calls `pointerInteraction(_:willExit:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {
    callAsFunction(interaction, willExit: region, animator: animator)!
  }
}

extension OptionalMethodCalls where Target == any UIPointerInteractionDelegate {
  /// Calls `pointerInteraction(_:willEnter:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) -> Void? {
    OptionalMethod.call { target.pointerInteraction(interaction, willEnter: region, animator: animator) }
  }

  /// Calls `pointerInteraction(_:willExit:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) -> Void? {
    OptionalMethod.call { target.pointerInteraction(interaction, willExit: region, animator: animator) }
  }
}
