// Written by `make generate` from UIImagePickerController.swift. Change that, and run it again.

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension UIImagePickerControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var imagePickerControllerDidCancel: OptionalCall<UIImagePickerController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.imagePickerControllerDidCancel(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var imagePickerController: OptionalMethods<any UIImagePickerControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any UIImagePickerControllerDelegate {
  /// Calls `imagePickerController(_:didFinishPickingMediaWithInfo:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    callAsFunction(picker, didFinishPickingMediaWithInfo: info)!
  }
}

extension OptionalMethodCalls where Target == any UIImagePickerControllerDelegate {
  /// Calls `imagePickerController(_:didFinishPickingMediaWithInfo:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) -> Void? {
    OptionalMethod.call { target.imagePickerController(picker, didFinishPickingMediaWithInfo: info) }
  }
}
