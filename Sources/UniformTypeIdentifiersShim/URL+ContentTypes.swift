public import Foundation
public import HeadlessUIKit

extension URL {
  /// Returns the URL with the preferred file name extension of a type, if the type has one.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }

  /// Returns the URL with an appended name. If the name doesn't have an extension of the type, the type's preferred extension is
  /// added.
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
