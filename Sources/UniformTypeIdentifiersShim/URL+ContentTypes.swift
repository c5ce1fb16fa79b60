public import Foundation
public import HeadlessUIKit

extension URL {
  /// With the extension of a type's files, where they have one.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }

  /// With a name below, and the extension of a type's files where the name has none of that type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let url = appendingPathComponent(partialName)
    let isOfType = UTType(filenameExtension: url.pathExtension)?.conforms(to: contentType) ?? false
    return isOfType ? url : url.appendingPathExtension(for: contentType)
  }
}

extension UIDocumentPickerViewController {
  /// - Parameter asCopy: whether the app receives copies of the documents instead of the documents themselves.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
