public import Foundation

/// The document header of a title menu.
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

  /// Stored but unused: drag and drop isn't simulated.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// Stored but unused: the menu has no share button.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  /// Stored but unused: the menu shows no picture of the document.
  open var wantsIconRepresentation = true
}
