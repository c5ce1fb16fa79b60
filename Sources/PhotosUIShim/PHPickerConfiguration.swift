/// What a picker offers. What isn't read here is kept for the app: nothing is offered.
public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  /// How many may be chosen; 0 for any number.
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}

  /// As without a library, which is empty.
  public init(photoLibrary: PHPhotoLibrary) {}
}
