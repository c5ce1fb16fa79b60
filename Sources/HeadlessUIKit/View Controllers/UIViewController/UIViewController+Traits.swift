import Foundation

extension UIViewController {
  /// The view's traits once it has one; before that, what it would inherit.
  var effectiveTraits: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    return traits(inheriting: parent?.traitCollection ?? UITraitCollection.current)
  }

  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if let fromParent = core.traitsFromParent {
      traits = UITraitCollection(traitsFrom: [traits, fromParent])
    }
    traits = traitOverrides.applied(to: traits)
    if overrideUserInterfaceStyle != .unspecified {
      traits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
      ])
    }
    return traits
  }

  func traitsDidChange(from previous: UITraitCollection, to current: UITraitCollection) {
    traitCollectionDidChange(previous)
    for observer in core.traitObservers { observer.traitsDidChange(from: previous, to: current) }
  }

  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
    core.traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    core.traitObservers.removeAll { $0 === registration }
  }
}
