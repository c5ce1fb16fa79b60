import Foundation

/// The private state of a text view.
@MainActor final class TextViewState {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// Created on first use, unless the view uses TextKit 1.
  private(set) var textLayoutManager: NSTextLayoutManager?
  /// Retains the text's content manager, which the layout manager references weakly.
  private var content: NSTextContentManager?
  /// Whether TextKit 1 was requested; TextKit 2 isn't available afterwards.
  var isOfTextKit1 = false
  /// The font that was set; nil before.
  var font: UIFont?
  var color: UIColor?
  var alignment: NSTextAlignment = .natural
  var typingAttributes: [NSAttributedString.Key: Any]?
  var selection = TextSelection()
  /// The selection's view; shown only for snapshots that request it.
  var selectionView: UITextSelectionView?
  private(set) lazy var dragging = TextDragging()
  /// The attachments that are shown as views.
  var viewAttachments: [NSTextAttachment] = []
  /// The state of the text's placement: `needed` after a change of the text or the available size, `running` while the view itself
  /// changes the container.
  enum Placement { case needed, running, done }

  var placement = Placement.needed

  /// Creates the state. A container keeps its layout manager and text.
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
  /// The layout manager of TextKit 2; nil for a view that uses TextKit 1.
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
