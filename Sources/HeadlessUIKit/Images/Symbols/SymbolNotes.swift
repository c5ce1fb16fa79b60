/// Reports symbols that are shown by a placeholder, because they have no drawing.
///
/// They are noted where a symbol becomes display items, so that one that an app keeps in a constant is a warning of every screen
/// that shows it. Symbols are drawn on any thread.
enum SymbolNotes {
  /// Records a name, which is a warning of the screen; the first time in a process, a line is written to the standard error stream.
  static func note(_ name: String) {
    let sentence =
      "the symbol \"\(name)\" isn't drawn: a dashed square stands for it. If iOS has it, hand in a drawing of your own "
      + "(Docs/Symbols.md)"
    AppWarning(.symbol, sentence).note()
    if WrittenMessages.isFirst(sentence) {
      ErrorStream.tell("\(sentence).")
    }
  }
}
