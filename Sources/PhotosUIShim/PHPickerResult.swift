public import HeadlessUIKit

/// A chosen photo.
public struct PHPickerResult: Sendable, Hashable {
  public let itemProvider: NSItemProvider
  /// Nil: there is no photo library.
  public let assetIdentifier: String?

  public init(itemProvider: NSItemProvider, assetIdentifier: String?) {
    self.itemProvider = itemProvider
    self.assetIdentifier = assetIdentifier
  }
}
