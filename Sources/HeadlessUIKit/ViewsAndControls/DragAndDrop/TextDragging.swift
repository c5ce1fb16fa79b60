import Foundation

/// The drag and drop interactions of texts, which apps disable; created at the first access.
@MainActor final class TextDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}
