// Written by `make generate` from UIGestureRecognizerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIGestureRecognizerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var gestureRecognizerShouldBegin: OptionalCall<UIGestureRecognizer, Bool>? {
    OptionalCall { argument in OptionalMethod.call { self.gestureRecognizerShouldBegin(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var gestureRecognizer: OptionalMethods<any UIGestureRecognizerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIGestureRecognizerDelegate {
  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    callAsFunction(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)!
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    callAsFunction(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)!
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    callAsFunction(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)!
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    callAsFunction(gestureRecognizer, shouldReceive: touch)!
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    callAsFunction(gestureRecognizer, shouldReceive: press)!
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    callAsFunction(gestureRecognizer, shouldReceive: event)!
  }
}

extension OptionalMethodCalls where Target == any UIGestureRecognizerDelegate {
  /// Calls `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.call {
      target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldRequireFailureOf:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.call { target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  }

  /// Calls `gestureRecognizer(_:shouldBeRequiredToFailBy:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool? {
    OptionalMethod.call {
      target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool? {
    OptionalMethod.call { target.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool? {
    OptionalMethod.call { target.gestureRecognizer(gestureRecognizer, shouldReceive: press) }
  }

  /// Calls `gestureRecognizer(_:shouldReceive:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool? {
    OptionalMethod.call { target.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
  }
}
