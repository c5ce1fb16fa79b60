// Written by `make generate` from SFSafariViewControllerDelegate.swift. Change that, and run it again.

public import Foundation
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension SFSafariViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var safariViewControllerDidFinish: OptionalCall<SFSafariViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.safariViewControllerDidFinish(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var safariViewControllerWillOpenInBrowser: OptionalCall<SFSafariViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.safariViewControllerWillOpenInBrowser(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var safariViewController: OptionalMethods<any SFSafariViewControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any SFSafariViewControllerDelegate {
  /// Calls `safariViewController(_:didCompleteInitialLoad:)`; a trap where it isn't implemented.
  public func callAsFunction(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
    callAsFunction(controller, didCompleteInitialLoad: didLoadSuccessfully)!
  }

  /// Calls `safariViewController(_:initialLoadDidRedirectTo:)`; a trap where it isn't implemented.
  public func callAsFunction(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {
    callAsFunction(controller, initialLoadDidRedirectTo: URL)!
  }

  /// Calls `safariViewController(_:activityItemsFor:title:)`; a trap where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity] {
    callAsFunction(controller, activityItemsFor: URL, title: title)!
  }
}

extension OptionalMethodCalls where Target == any SFSafariViewControllerDelegate {
  /// Calls `safariViewController(_:didCompleteInitialLoad:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) -> Void? {
    OptionalMethod.call { target.safariViewController(controller, didCompleteInitialLoad: didLoadSuccessfully) }
  }

  /// Calls `safariViewController(_:initialLoadDidRedirectTo:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) -> Void? {
    OptionalMethod.call { target.safariViewController(controller, initialLoadDidRedirectTo: URL) }
  }

  /// Calls `safariViewController(_:activityItemsFor:title:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
  ) -> [UIActivity]? {
    OptionalMethod.call { target.safariViewController(controller, activityItemsFor: URL, title: title) }
  }
}
