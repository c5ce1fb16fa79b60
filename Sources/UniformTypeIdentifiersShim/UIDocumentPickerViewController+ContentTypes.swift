public import HeadlessUIKit

extension UIDocumentPickerViewController {
  /// - Parameter asCopy: whether the app gets copies of the documents, and not the documents themselves.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
