public import Foundation
public import HeadlessSwiftUI
internal import HeadlessUIKit
internal import PhotosUI

/// A photo that was chosen in a ``PhotosPicker``: one of the test's photos, by its identifier.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The encoding in which the picker provides a photo. All policies keep the photo's encoding here.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [.png] }

  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Loads the photo as data, or as a value that is created from the data; nil if the test has no photo with the identifier.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let data = await photo()?.pngData() else { return nil }
    if T.self == Data.self { return data as? T }
    let way = T._ways.first { $0.read != nil }
    return try await way?.read?(data)
  }

  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    Task { @MainActor in
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }

  @MainActor private func photo() -> UIImage? {
    guard let itemIdentifier else { return nil }
    return PHAsset.fetchAssets(withLocalIdentifiers: [itemIdentifier], options: nil).firstObject?.image
  }
}

/// The order of the chosen photos, and when the selection is updated.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  let selection: PHPickerConfiguration.Selection

  public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
  public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
  public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(selection: .continuousAndOrdered)
}
