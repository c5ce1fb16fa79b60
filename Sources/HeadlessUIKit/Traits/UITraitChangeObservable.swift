public import Foundation

/// An object whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A closure that takes the object whose traits have changed, and its previous traits.
public typealias UITraitChangeHandler<TraitEnvironment> = (
  _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
) -> Void

extension UITraitChangeObservable {
  /// Calls `handler` with this object and its previous traits whenever one of `traits` has changed, until the object is
  /// released or the registration ends. The closure's parameter has the type `Self` or a superclass.
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
  /// Calls `handler` in the same way; for closures that don't declare the type of the object.
  @_disfavoredOverload @discardableResult
  @preconcurrency @MainActor public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Self, previous: UITraitCollection) in handler(environment, previous)
    }
  }
}

extension UITraitChangeObservable {
  /// Calls a method of `target` whenever one of `traits` has changed. The method has no parameters, or takes this object, or this
  /// object and its previous traits. The target isn't kept alive.
  ///
  /// Without an Objective-C runtime, a selector made from a name finds no method; see ``Selector``.
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

  /// Calls one of this object's own methods whenever one of `traits` has changed.
  @discardableResult
  @preconcurrency @MainActor public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}

/// An object that stores registrations for trait changes.
@MainActor protocol TraitObserverHolder: AnyObject {
  var traitObservers: [TraitObserver] { get set }
}

extension Selector {
  /// Calls the target's method for a trait change.
  @discardableResult @MainActor func call(on target: AnyObject, sender: Any?, previousTraits: UITraitCollection) -> Bool
  {
    call(on: target, sender: sender, second: previousTraits)
  }
}

/// A token of a registration for trait changes, used to end it.
public protocol UITraitChangeRegistration: NSObjectProtocol {}
