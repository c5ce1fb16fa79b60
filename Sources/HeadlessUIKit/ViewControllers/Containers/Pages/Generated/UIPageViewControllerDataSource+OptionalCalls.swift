// Written by `make generate` from UIPageViewControllerDataSource.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIPageViewControllerDataSource {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var presentationCount: OptionalMethods<any UIPageViewControllerDataSource>? {
    OptionalMethods(self)
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var presentationIndex: OptionalMethods<any UIPageViewControllerDataSource>? {
    OptionalMethods(self, named: "presentationIndex")
  }
}

extension OptionalMethods where Target == any UIPageViewControllerDataSource {
  /// Calls `presentationCount(for:)`, or
  /// `presentationIndex` of the same arguments; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
    callAsFunction(for: pageViewController)!
  }
}

extension OptionalMethodCalls where Target == any UIPageViewControllerDataSource {
  /// Calls `presentationCount(for:)`, or
  /// `presentationIndex` of the same arguments; nil where it isn't implemented.
  @discardableResult public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
    if name == "presentationIndex" {
      return OptionalMethod.call { target.presentationIndex(for: pageViewController) }
    }
    return OptionalMethod.call { target.presentationCount(for: pageViewController) }
  }
}
