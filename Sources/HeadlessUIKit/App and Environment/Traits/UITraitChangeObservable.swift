/// What tells of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Takes the object whose traits have changed, and the traits that it had before.
public typealias UITraitChangeHandler<TraitEnvironment> = (
  _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls `handler` with this object and its previous traits whenever one of `traits` has changed, until the object is
  /// gone or the registration ends.
  @discardableResult
  @preconcurrency @MainActor public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    (self as? any TraitObserverHolder)?.traitObservers.append(observer)
    return observer
  }
}

/// What keeps registrations for trait changes.
@MainActor protocol TraitObserverHolder: AnyObject {
  var traitObservers: [TraitObserver] { get set }
}

extension UIView: TraitObserverHolder {
  var traitObservers: [TraitObserver] {
    get { core.traitObservers }
    set { core.traitObservers = newValue }
  }
}

extension UIViewController: TraitObserverHolder {
  var traitObservers: [TraitObserver] {
    get { core.traitObservers }
    set { core.traitObservers = newValue }
  }
}

extension UIPresentationController: TraitObserverHolder {}

extension UIWindowScene: TraitObserverHolder {}
