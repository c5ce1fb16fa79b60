/// What tells of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Takes the object whose traits have changed, and the traits that it had before.
public typealias UITraitChangeHandler<TraitEnvironment> = (
  _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void

extension UITraitChangeObservable {
  /// Calls `handler` with this object and its previous traits whenever one of `traits` has changed, until the object is
  /// gone or the registration ends. The closure says as what it takes the object: as `Self`, or as a superclass.
  @discardableResult
  @preconcurrency @MainActor public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let holder = self as? any TraitObserverHolder
    let observer = TraitObserver(traits: traits) { [weak holder] previous in
      if let environment = holder as? TraitEnvironment { handler(environment, previous) }
    }
    holder?.traitObservers.append(observer)
    return observer
  }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// The same for a closure that leaves it to the call as what it takes the object.
  @_disfavoredOverload @discardableResult
  @preconcurrency @MainActor public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Self, previous: UITraitCollection) in handler(environment, previous)
    }
  }
}

extension UITraitChangeObservable {
  /// Registers a method of `target` for changes of `traits`, by its name.
  ///
  /// A name reaches no method where there is no Objective-C runtime: the registration can be kept and ended, and calls
  /// nothing. Closures (`handler`) are what works.
  @discardableResult
  @preconcurrency @MainActor public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { _ in }
    (self as? any TraitObserverHolder)?.traitObservers.append(observer)
    return observer
  }

  /// Registers a method of this object's own for changes of `traits`, by its name; it calls nothing, as with a target.
  @discardableResult
  @preconcurrency @MainActor public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
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
