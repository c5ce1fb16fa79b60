// Written by `make generate` from CNContactPickerViewController.swift. Change that, and run it again.
public import Contacts
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension CNContactViewControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var contactViewController: OptionalMethods<any CNContactViewControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any CNContactViewControllerDelegate {
  /// Calls `contactViewController(_:didCompleteWith:)`; a trap where it isn't implemented.
  public func callAsFunction(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
    callAsFunction(viewController, didCompleteWith: contact)!
  }
}

extension OptionalMethodCalls where Target == any CNContactViewControllerDelegate {
  /// Calls `contactViewController(_:didCompleteWith:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) -> Void? {
    OptionalMethod.call { target.contactViewController(viewController, didCompleteWith: contact) }
  }
}
