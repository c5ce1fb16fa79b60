import Foundation

/// The commands that change how selected text looks.
extension UITextView {
  var editsAttributes: Bool { allowsEditingTextAttributes }
  /// A text view also shows secure text.
  var hidesText: Bool { false }

  /// Removes a trait from the selected text, or adds it if a part of the text lacks it.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    change(.font) { value in
      let font = value as? UIFont ?? shownFont
      return font.fontDescriptor.symbolicTraits.contains(trait)
    } to: { value, isOn in
      let descriptor = (value as? UIFont ?? shownFont).fontDescriptor
      var traits = descriptor.symbolicTraits
      if isOn { traits.insert(trait) } else { traits.remove(trait) }
      return descriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? value
    }
  }

  func toggleUnderlines() {
    change(.underlineStyle) { value in
      (value as? Int ?? 0) != 0
    } to: { _, isOn in
      isOn ? NSUnderlineStyle.single.rawValue : nil
    }
  }

  private func change(
    _ key: NSAttributedString.Key, _ isOn: (Any?) -> Bool, to changed: (Any?, Bool) -> Any?
  ) {
    let selection = textState.selection.range
    guard isEditable, allowsEditingTextAttributes, selection.length > 0 else { return }
    let storage = textState.storage
    var parts: [(range: NSRange, value: Any?)] = []
    storage.enumerateAttribute(key, in: selection) { value, range, _ in parts.append((range, value)) }
    let turnsOn = !parts.allSatisfy { isOn($0.value) }
    storage.beginEditing()
    for part in parts {
      if let value = changed(part.value, turnsOn) {
        storage.addAttribute(key, value: value, range: part.range)
      } else {
        storage.removeAttribute(key, range: part.range)
      }
    }
    storage.endEditing()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}
