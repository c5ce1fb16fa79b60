public import PhotosUI

/// In which order chosen photos are handed over.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let selection: PHPickerConfiguration.Selection

  public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
  public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
  public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(selection: .continuousAndOrdered)
}
