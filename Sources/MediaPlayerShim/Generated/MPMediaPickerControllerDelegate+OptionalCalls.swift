// Written by `make generate` from MPMusicPlayerController.swift. Change that, and run it again.
public import HeadlessUIKit

// The optional methods in the form `delegate.method?(...)`; see ``OptionalMethods``.

extension MPMediaPickerControllerDelegate {
  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var mediaPickerDidCancel: OptionalCall<MPMediaPickerController, Void>? {
    OptionalCall { argument in OptionalMethod.call { self.mediaPickerDidCancel(argument) } }
  }

  /// The method of this name, to be called with a question mark.
  @_disfavoredOverload public var mediaPicker: OptionalMethods<any MPMediaPickerControllerDelegate>? {
    OptionalMethods(self)
  }
}

extension OptionalMethods where Target == any MPMediaPickerControllerDelegate {
  /// Calls `mediaPicker(_:didPickMediaItems:)`; a trap where it isn't implemented.
  public func callAsFunction(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {
    callAsFunction(mediaPicker, didPickMediaItems: mediaItemCollection)!
  }
}

extension OptionalMethodCalls where Target == any MPMediaPickerControllerDelegate {
  /// Calls `mediaPicker(_:didPickMediaItems:)`; nil where it isn't implemented.
  @discardableResult public func callAsFunction(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) -> Void? {
    OptionalMethod.call { target.mediaPicker(mediaPicker, didPickMediaItems: mediaItemCollection) }
  }
}
