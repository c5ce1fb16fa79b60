internal import Foundation

extension UITextView {
  /// Loads the views of attachments, before the text is laid out around them.
  func prepareAttachmentViews(of text: NSAttributedString) {
    var found: [NSTextAttachment] = []
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let attachment = value as? NSTextAttachment, attachment.allowsTextAttachmentView else { return }
      if attachment.provider == nil {
        attachment.provider = attachment.viewProvider(
          for: self, location: TextStorageLocation(range.location), textContainer: textContainer)
      }
      if attachment.provider != nil { found.append(attachment) }
    }
    for old in textState.viewAttachments where !found.contains(where: { $0 === old }) {
      // Parts of the text are built, too, to measure them.
      if textState.storage.contains(old) {
        found.append(old)
      } else {
        old.provider?.view?.removeFromSuperview()
        old.provider = nil
      }
    }
    textState.viewAttachments = found
  }

  /// Places views in the space that the text reserves for them.
  func placeAttachmentViews() {
    guard !textState.viewAttachments.isEmpty else { return }
    let attachments = textState.manager.attachments
    for line in textState.manager.layout.lines {
      for box in line.attachments where attachments.indices.contains(box.id) {
        guard let view = (attachments[box.id].content as? NSTextAttachment)?.provider?.view else { continue }
        if view.superview !== self { addSubview(view) }
        view.frame = box.rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
      }
    }
  }
}

extension NSAttributedString {
  fileprivate func contains(_ attachment: NSTextAttachment) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, _, stop in
      guard value as AnyObject? === attachment else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
