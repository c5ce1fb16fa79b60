import Foundation
public import HeadlessObjectiveC

/// Saves an image among the user's photos. There are none here: the target gets this as an error, later, by its
/// method `image(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  refuseToSave(image, completionTarget, completionSelector, contextInfo)
}

/// Saves a film among the user's photos. There are none here: the target gets this as an error, later, by its method
/// `video(_:didFinishSavingWithError:contextInfo:)`.
@preconcurrency @MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  refuseToSave(videoPath, completionTarget, completionSelector, contextInfo)
}

/// Always false: there are no photos to save a film among.
@preconcurrency @MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
  false
}

@MainActor private func refuseToSave(
  _ item: Any, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?
) {
  guard let target, let selector else { return }
  Task {
    let error = CocoaError(.featureUnsupported)
    _ = RuntimeMembers.call(target as AnyObject, NSStringFromSelector(selector), [item, error, context])
  }
}
