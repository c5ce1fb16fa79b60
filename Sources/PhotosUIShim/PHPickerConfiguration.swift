/// The configuration of a picker. Properties that aren't read here are stored for the app.
public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
  }

  /// The maximum number of photos to choose; 0 for no limit.
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}

  /// The same as without a library, which is empty.
  public init(photoLibrary: PHPhotoLibrary) {}
}
