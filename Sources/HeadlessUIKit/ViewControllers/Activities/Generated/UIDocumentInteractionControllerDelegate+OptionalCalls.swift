// Written by `make generate` from UIDocumentInteractionControllerDelegate.swift. Change that, and run it again.

public import Foundation

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIDocumentInteractionControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionControllerViewControllerForPreview:
    OptionalCall<UIDocumentInteractionController, UIViewController>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.documentInteractionControllerViewControllerForPreview(argument) }
    }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionControllerRectForPreview:
    OptionalCall<UIDocumentInteractionController, CGRect>?
  {
    OptionalCall { argument in OptionalMethod.call { self.documentInteractionControllerRectForPreview(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionControllerViewForPreview:
    OptionalCall<UIDocumentInteractionController, UIView?>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.documentInteractionControllerViewForPreview(argument) } ?? nil
    }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionControllerWillBeginPreview:
    OptionalCall<UIDocumentInteractionController, Void>?
  {
    OptionalCall { argument in OptionalMethod.call { self.documentInteractionControllerWillBeginPreview(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionControllerDidEndPreview:
    OptionalCall<UIDocumentInteractionController, Void>?
  {
    OptionalCall { argument in OptionalMethod.call { self.documentInteractionControllerDidEndPreview(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionControllerWillPresentOptionsMenu:
    OptionalCall<UIDocumentInteractionController, Void>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.documentInteractionControllerWillPresentOptionsMenu(argument) }
    }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionControllerDidDismissOptionsMenu:
    OptionalCall<UIDocumentInteractionController, Void>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.documentInteractionControllerDidDismissOptionsMenu(argument) }
    }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionControllerWillPresentOpenInMenu:
    OptionalCall<UIDocumentInteractionController, Void>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.documentInteractionControllerWillPresentOpenInMenu(argument) }
    }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionControllerDidDismissOpenInMenu:
    OptionalCall<UIDocumentInteractionController, Void>?
  {
    OptionalCall { argument in
      OptionalMethod.call { self.documentInteractionControllerDidDismissOpenInMenu(argument) }
    }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var documentInteractionController:
    OptionalMethods<any UIDocumentInteractionControllerDelegate>?
  {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIDocumentInteractionControllerDelegate {
  /// Calls `documentInteractionController(_:willBeginSendingToApplication:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {
    callAsFunction(controller, willBeginSendingToApplication: application)!
  }

  /// Calls `documentInteractionController(_:didEndSendingToApplication:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {
    callAsFunction(controller, didEndSendingToApplication: application)!
  }
}

extension OptionalMethodCalls where Target == any UIDocumentInteractionControllerDelegate {
  /// Calls `documentInteractionController(_:willBeginSendingToApplication:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) -> Void? {
    OptionalMethod.call { target.documentInteractionController(controller, willBeginSendingToApplication: application) }
  }

  /// Calls `documentInteractionController(_:didEndSendingToApplication:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) -> Void? {
    OptionalMethod.call { target.documentInteractionController(controller, didEndSendingToApplication: application) }
  }
}
