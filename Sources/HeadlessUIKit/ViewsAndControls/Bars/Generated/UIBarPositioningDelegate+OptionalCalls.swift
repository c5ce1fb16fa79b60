// Written by `make generate` from UIBarPositioningDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIBarPositioningDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var position: OptionalMethods<any UIBarPositioningDelegate>? { OptionalMethods(self) }
}

extension OptionalMethods where Target == any UIBarPositioningDelegate {
  /// Calls `position(for:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition {
    callAsFunction(for: bar)!
  }
}

extension OptionalMethodCalls where Target == any UIBarPositioningDelegate {
  /// Calls `position(for:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(for bar: any UIBarPositioning) -> UIBarPosition? {
    OptionalMethod.call { target.position(for: bar) }
  }
}
