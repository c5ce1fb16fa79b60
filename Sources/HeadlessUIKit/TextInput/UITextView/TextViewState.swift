import Foundation

/// What a text view keeps that isn't public.
@MainActor final class TextViewState {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// Nil until somebody sets it.
  var font: UIFont?
  var color: UIColor?
  var alignment: NSTextAlignment = .natural
  var typingAttributes: [NSAttributedString.Key: Any]?
  var selection = TextSelection()
  /// Shown while a snapshot asks for it.
  var selectionView: UITextSelectionView?
  /// The attachments that are shown by views.
  var viewAttachments: [NSTextAttachment] = []
  /// Whether a change of the container is the view's own doing.
  var isPlacingText = false
  /// Whether text or room have changed since the text was placed.
  var needsPlacing = true

  /// A container that has a layout manager keeps it, with its text.
  init(_ container: NSTextContainer?) {
    self.container = container ?? NSTextContainer(size: .zero)
    if let manager = self.container.layoutManager {
      self.manager = manager
    } else {
      manager = NSLayoutManager()
      manager.addTextContainer(self.container)
    }
    if let storage = manager.textStorage {
      self.storage = storage
    } else {
      storage = NSTextStorage(string: "")
      storage.addLayoutManager(manager)
    }
  }
}
