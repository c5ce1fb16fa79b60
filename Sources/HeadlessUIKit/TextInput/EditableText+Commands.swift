import Foundation

/// The edit commands of texts. What can be performed follows what the menus of iOS offer; Apple doesn't document it.
extension EditableText {
  private var hasSelection: Bool { editedSelection.range.length > 0 }

  /// Whether the text can be read by others: not a password.
  private var canBeCopied: Bool { !hidesText }

  /// Nil for what isn't a command of texts.
  func canEdit(_ action: Selector) -> Bool? {
    switch action {
    case EditCommands.cut: showsCaret && hasSelection && canBeCopied
    case EditCommands.copy: hasSelection && canBeCopied
    case EditCommands.paste, EditCommands.pasteAndMatchStyle: showsCaret && UIPasteboard.general.hasStrings
    // Deletes, and isn't offered: there is a key for it.
    case EditCommands.delete: false
    case EditCommands.select: !hasSelection && editedString.length > 0
    case EditCommands.selectAll: editedString.length > 0 && editedSelection.range.length < editedString.length
    case EditCommands.toggleBoldface, EditCommands.toggleItalics, EditCommands.toggleUnderline:
      showsCaret && hasSelection && editsAttributes
    default: nil
    }
  }

  func cutSelection() {
    guard hasSelection, canBeCopied, showsCaret else { return }
    copySelection()
    replaceAsPerson(editedSelection.range, with: "")
  }

  func copySelection() {
    guard hasSelection, canBeCopied else { return }
    UIPasteboard.general.string = substring(editedSelection.range)
  }

  func pasteText() {
    guard showsCaret, let string = UIPasteboard.general.string else { return }
    replaceAsPerson(editedSelection.range, with: string)
  }

  func deleteSelection() {
    guard showsCaret, hasSelection else { return }
    replaceAsPerson(editedSelection.range, with: "")
  }

  /// Like a key of the keyboard: the delegate is called first.
  private func replaceAsPerson(_ range: NSRange, with string: String) {
    guard shouldChangeText(in: TextSpan(range), replacementText: string) else { return }
    replaceText(range, with: string)
  }

  /// The word at the caret, or else the one before it, or else the one behind.
  func selectWord() {
    let caret = editedSelection.range.location
    let words = TextUnits.ranges(of: .word, in: editedString.string)
    let at = words.last { $0.location <= caret && caret <= $0.location + $0.length }
    if let word = at ?? words.last(where: { $0.location <= caret }) ?? words.first { select(word) }
  }

  func selectWhole() { select(NSRange(location: 0, length: editedString.length)) }
}

/// The commands by their selectors.
@MainActor private enum EditCommands {
  static let cut = Selector("cut:", UIResponder.cut(_:))
  static let copy = Selector("copy:", UIResponder.copy(_:))
  static let paste = Selector("paste:", UIResponder.paste(_:))
  static let pasteAndMatchStyle = Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:))
  static let delete = Selector("delete:", UIResponder.delete(_:))
  static let select = Selector("select:", UIResponder.select(_:))
  static let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))
  static let toggleBoldface = Selector("toggleBoldface:", UIResponder.toggleBoldface(_:))
  static let toggleItalics = Selector("toggleItalics:", UIResponder.toggleItalics(_:))
  static let toggleUnderline = Selector("toggleUnderline:", UIResponder.toggleUnderline(_:))
}
