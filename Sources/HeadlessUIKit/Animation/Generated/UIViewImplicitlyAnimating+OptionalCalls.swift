// Written by `make generate` from UIViewImplicitlyAnimating.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIViewImplicitlyAnimating {
  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var addAnimations: OptionalMethods<any UIViewImplicitlyAnimating>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var addCompletion: OptionalMethods<any UIViewImplicitlyAnimating>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var continueAnimation: OptionalMethods<any UIViewImplicitlyAnimating>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIViewImplicitlyAnimating {
  /// Calls `addAnimations(_:delayFactor:)`; a trap where it isn't implemented.
  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    callAsFunction(animation, delayFactor: delayFactor)!
  }

  /// Calls `addAnimations(_:)`; a trap where it isn't implemented.
  public func callAsFunction(_ animation: @escaping () -> Void) {
    callAsFunction(animation)!
  }

  /// Calls `addCompletion(_:)`; a trap where it isn't implemented.
  public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    callAsFunction(completion)!
  }

  /// Calls `continueAnimation(withTimingParameters:durationFactor:)`; a trap where it isn't implemented.
  public func callAsFunction(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    callAsFunction(withTimingParameters: parameters, durationFactor: durationFactor)!
  }
}

extension OptionalMethodCalls where Target == any UIViewImplicitlyAnimating {
  /// Calls `addAnimations(_:delayFactor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) -> Void? {
    OptionalMethod.call { target.addAnimations(animation, delayFactor: delayFactor) }
  }

  /// Calls `addAnimations(_:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ animation: @escaping () -> Void) -> Void? {
    OptionalMethod.call { target.addAnimations(animation) }
  }

  /// Calls `addCompletion(_:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) -> Void? {
    OptionalMethod.call { target.addCompletion(completion) }
  }

  /// Calls `continueAnimation(withTimingParameters:durationFactor:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) -> Void? {
    OptionalMethod.call { target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
  }
}
