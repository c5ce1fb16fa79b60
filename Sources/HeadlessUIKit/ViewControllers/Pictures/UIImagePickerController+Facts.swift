internal import HeadlessObjectiveC

enum ImagePickerControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ImagePickerControllerFacts.self }
  static let facts = FactList<UIImagePickerController> {
    Fact("sourceType", \.sourceType)
    Fact("mediaTypes", \.mediaTypes)
    Fact("allowsEditing", \.allowsEditing)
    Fact("videoMaximumDuration", \.videoMaximumDuration)
    Fact("videoQuality", \.videoQuality)
    Fact("cameraDevice", \.cameraDevice)
    Fact("cameraCaptureMode", \.cameraCaptureMode)
    Fact("cameraOverlayView", \.cameraOverlayView)
    Fact("showsCameraControls", \.showsCameraControls)
  }
}
