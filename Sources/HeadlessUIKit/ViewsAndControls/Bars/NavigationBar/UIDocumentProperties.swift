public import Foundation

/// What a title's menu says of a document above its entries.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  /// The file's name without its ending; UIKit adds a picture and the file's size.
  let metadata: Metadata

  struct Metadata {
    var title: String?
  }

  public init(url: URL) {
    metadata = Metadata(title: url.deletingPathExtension().lastPathComponent)
    super.init()
  }

  /// Kept without effect: nothing is dragged and dropped.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Kept without effect: the menu has no button for sharing.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Kept without effect: the menu shows no picture of the document.
  open var wantsIconRepresentation = true
}
