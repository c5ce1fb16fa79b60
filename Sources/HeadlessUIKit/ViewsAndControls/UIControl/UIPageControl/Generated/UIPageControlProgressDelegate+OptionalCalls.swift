// Written by `make generate` from UIPageControlProgressDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPageControlProgressDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var pageControlProgressVisibilityDidChange: OptionalCall<UIPageControlProgress, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.pageControlProgressVisibilityDidChange(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var pageControlProgress: OptionalMethods<any UIPageControlProgressDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIPageControlProgressDelegate {
  /// Calls `pageControlProgress(_:initialProgressForPage:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float {
    callAsFunction(progress, initialProgressForPage: page)!
  }
}

extension OptionalMethodCalls where Target == any UIPageControlProgressDelegate {
  /// Calls `pageControlProgress(_:initialProgressForPage:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float? {
    OptionalMethod.call { target.pageControlProgress(progress, initialProgressForPage: page) }
  }
}
