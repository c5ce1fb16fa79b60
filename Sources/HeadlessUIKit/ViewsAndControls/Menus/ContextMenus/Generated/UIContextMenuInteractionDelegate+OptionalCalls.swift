// Written by `make generate` from UIContextMenuInteractionDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIContextMenuInteractionDelegate {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var contextMenuInteraction: OptionalMethods<any UIContextMenuInteractionDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIContextMenuInteractionDelegate {
  /// Calls `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.contextMenuInteraction(
        interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
    } ?? nil
  }

  /// Calls `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.contextMenuInteraction(
        interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
    } ?? nil
  }

  /// Calls `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethod.call {
      target.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Calls `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    callAsFunction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)!
  }

  /// Calls `contextMenuInteraction(_:willDisplayMenuFor:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    callAsFunction(interaction, willDisplayMenuFor: configuration, animator: animator)!
  }

  /// Calls `contextMenuInteraction(_:willEndFor:animator:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    callAsFunction(interaction, willEndFor: configuration, animator: animator)!
  }
}

extension OptionalMethodCalls where Target == any UIContextMenuInteractionDelegate {
  /// Calls `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    OptionalMethod.call {
      target.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Calls `contextMenuInteraction(_:willDisplayMenuFor:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call {
      target.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }
  }

  /// Calls `contextMenuInteraction(_:willEndFor:animator:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) -> Void? {
    OptionalMethod.call { target.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
  }
}
