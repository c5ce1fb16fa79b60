/// What tells of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Calls `handler` with the observed object and its previous traits whenever one of `traits` has changed, until the
  /// object is gone or the registration ends.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Takes the object whose traits have changed, and the traits that it had before.
public typealias UITraitChangeHandler<TraitEnvironment> = (
  _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void
