// Written by `make generate` from CNContactPickerViewController.swift. Change that, and run it again.
public import Contacts
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension CNContactPickerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var contactPickerDidCancel: OptionalCall<CNContactPickerViewController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.contactPickerDidCancel(argument) } }
  }

  /// The methods of this name, to be called with a question mark.
  @_disfavoredOverload public var contactPicker: OptionalMethods<any CNContactPickerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any CNContactPickerDelegate {
  /// Calls `contactPicker(_:didSelect:)`; a trap where it isn't implemented.
  public func callAsFunction(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    callAsFunction(picker, didSelect: contact)!
  }

  /// Calls `contactPicker(_:didSelect:)`; a trap where it isn't implemented.
  public func callAsFunction(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    callAsFunction(picker, didSelect: contacts)!
  }
}

extension OptionalMethodCalls where Target == any CNContactPickerDelegate {
  /// Calls `contactPicker(_:didSelect:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) -> Void? {
    OptionalMethod.call { target.contactPicker(picker, didSelect: contact) }
  }

  /// Calls `contactPicker(_:didSelect:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) -> Void? {
    OptionalMethod.call { target.contactPicker(picker, didSelect: contacts) }
  }
}
