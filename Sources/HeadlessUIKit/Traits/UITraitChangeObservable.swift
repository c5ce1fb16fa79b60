public import Foundation

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
  /// Calls a method of `target` whenever one of `traits` has changed; it takes nothing, this object, or this object and its
  /// previous traits. The target isn't kept alive.
  ///
  /// A selector that is a name alone reaches no method where there is no Objective-C runtime; see ``Selector``.
  @discardableResult
  @preconcurrency @MainActor public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let holder = self as? any TraitObserverHolder
    let observer = TraitObserver(traits: traits) { [weak holder, weak target = target as AnyObject] previous in
      if let holder, let target { action.call(on: target, sender: holder, previousTraits: previous) }
    }
    holder?.traitObservers.append(observer)
    return observer
  }

  /// Calls a method of this object's own whenever one of `traits` has changed.
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

extension Selector {
  /// Calls the method of a target for a change of traits.
  @discardableResult @MainActor func call(on target: AnyObject, sender: Any?, previousTraits: UITraitCollection) -> Bool
  {
    call(on: target, sender: sender, second: previousTraits)
  }
}

/// A token that stands for a registration for trait changes, to end it with.
public protocol UITraitChangeRegistration: NSObjectProtocol {}
