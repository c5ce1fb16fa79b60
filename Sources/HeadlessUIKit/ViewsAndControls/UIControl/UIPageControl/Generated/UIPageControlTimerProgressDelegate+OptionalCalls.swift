// Written by `make generate` from UIPageControlTimerProgressDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPageControlTimerProgressDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var pageControlTimerProgressDidChange: OptionalCall<UIPageControlTimerProgress, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.pageControlTimerProgressDidChange(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var pageControlTimerProgress: OptionalMethods<any UIPageControlTimerProgressDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIPageControlTimerProgressDelegate {
  /// Calls `pageControlTimerProgress(_:shouldAdvanceToPage:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool {
    callAsFunction(progress, shouldAdvanceToPage: page)!
  }
}

extension OptionalMethodCalls where Target == any UIPageControlTimerProgressDelegate {
  /// Calls `pageControlTimerProgress(_:shouldAdvanceToPage:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool? {
    OptionalMethod.call { target.pageControlTimerProgress(progress, shouldAdvanceToPage: page) }
  }
}
