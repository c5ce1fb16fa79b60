import Foundation

/// What a text view keeps that isn't public.
@MainActor final class TextViewState {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// Made on its first use, unless the view is one of TextKit 1.
  private(set) var textLayoutManager: NSTextLayoutManager?
  /// Keeps the text that a layout manager of an app's own has, which keeps none.
  private var content: NSTextContentManager?
  /// Whether TextKit 1 was asked for: from then on there is no TextKit 2.
  var isOfTextKit1 = false
  /// Nil until it is set.
  var font: UIFont?
  var color: UIColor?
  var alignment: NSTextAlignment = .natural
  var typingAttributes: [NSAttributedString.Key: Any]?
  var selection = TextSelection()
  /// Shown while a snapshot asks for it.
  var selectionView: UITextSelectionView?
  private(set) lazy var dragging = TextDragging()
  /// The attachments that are shown by views.
  var viewAttachments: [NSTextAttachment] = []
  /// Whether the text has its place: `needed` where text or room have changed since, and `running` while a change of the
  /// container is the view's own doing.
  enum Placement { case needed, running, done }

  var placement = Placement.needed

  /// A container that has a layout manager keeps it, with its text.
  init(_ container: NSTextContainer?) {
    self.container = container ?? NSTextContainer(size: .zero)
    textLayoutManager = container?.textLayoutManager
    content = textLayoutManager?.textContentManager
    isOfTextKit1 = container?.layoutManager != nil && textLayoutManager == nil
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
  /// TextKit 2's name for the layout; nil for a view of TextKit 1.
  func layoutOfTextKit2() -> NSTextLayoutManager? {
    if isOfTextKit1 { return nil }
    if let textLayoutManager { return textLayoutManager }
    let made = NSTextLayoutManager(manager)
    let content = NSTextContentStorage()
    content.textStorage = storage
    content.addTextLayoutManager(made)
    textLayoutManager = made
    self.content = content
    return made
  }
}
