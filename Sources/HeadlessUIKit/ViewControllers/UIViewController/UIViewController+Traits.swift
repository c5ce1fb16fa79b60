import Foundation

extension UIViewController {
  /// The traits that were passed with the view's; before that, the inherited ones.
  var _traitCollection: UITraitCollection {
    if let traits = core.traits { return traits }
    let view = viewIfLoaded
    return traits(
      inheriting: view?.superview?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current)
  }

  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    let fromParent = parent?.overrideTraitCollection(forChild: self) ?? core.traitsFromParent
    if let fromParent, !traits.containsTraits(in: fromParent) {
      traits = UITraitCollection(traitsFrom: [traits, fromParent])
    }
    traits = traitOverrides.applied(to: traits)
    if overrideUserInterfaceStyle != .unspecified, traits.userInterfaceStyle != overrideUserInterfaceStyle {
      traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
    }
    return traits
  }

  /// Applies the controller's overrides to the traits that its view inherits, and notifies of a change before the view does.
  func takeOver(_ traits: UITraitCollection) {
    let previous = core.traits ?? core.predictedTraits
    core.traits = traits
    if previous === traits || previous == traits { return }
    traits.withCurrent {
      traitCollectionDidChange(previous)
      for observer in core.traitObservers { observer.traitsDidChange(from: previous, to: traits) }
    }
  }

  func setTraitsFromParent(_ traits: UITraitCollection?) {
    core.traitsFromParent = traits
    traitSourcesDidChange()
  }

  /// An override changed.
  func traitSourcesDidChange() {
    if let view = viewIfLoaded { view._updateTraitsIfNeeded() }
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    core.traitObservers.removeAll { $0 === registration }
  }
}

extension UIViewController: TraitObserverHolder {
  var traitObservers: [TraitObserver] {
    get { core.traitObservers }
    set { core.traitObservers = newValue }
  }
}
