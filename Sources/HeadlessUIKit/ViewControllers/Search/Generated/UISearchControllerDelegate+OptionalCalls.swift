// Written by `make generate` from UISearchControllerDelegate.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UISearchControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var presentSearchController: OptionalCall<UISearchController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.presentSearchController(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var willPresentSearchController: OptionalCall<UISearchController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.willPresentSearchController(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var didPresentSearchController: OptionalCall<UISearchController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.didPresentSearchController(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var willDismissSearchController: OptionalCall<UISearchController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.willDismissSearchController(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var didDismissSearchController: OptionalCall<UISearchController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.didDismissSearchController(argument) } }
  }
}
