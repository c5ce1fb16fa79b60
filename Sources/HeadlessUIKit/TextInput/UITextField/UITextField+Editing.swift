import Foundation

extension UITextField: EditableText {
  var editedString: NSAttributedString { fieldState.text }

  var editedSelection: TextSelection {
    get { fieldState.selection }
    set { fieldState.selection = newValue }
  }

  func selectedRects(of range: NSRange) -> [CGRect] { rects(of: range) }
  var showsCaret: Bool { true }
  var hidesText: Bool { isSecureTextEntry }
  /// A field has one look for all of its text.
  var editsAttributes: Bool { false }

  // MARK: Beginning and end

  func didBeginEditing() {
    if clearsOnBeginEditing, hasText { clear() }
    fieldState.selection.collapse(to: fieldState.text.length)
    geometryDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  func didEndEditing() {
    fieldState.selection.marked = nil
    fieldState.style.typingAttributes = nil
    geometryDidChange()
    sendActions(for: .editingDidEnd)
    if let delegate, OptionalMethod.call({ delegate.textFieldDidEndEditing(self, reason: .committed) }) == nil {
      delegate.textFieldDidEndEditing(self)
    }
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: NSNumber(value: DidEndEditingReason.committed.rawValue)])
  }

  // MARK: Changes of the text

  /// Like typing on the keyboard: in one line, with notifications.
  func replaceText(_ range: NSRange, with string: String) {
    let range = range.clamped(to: fieldState.text.length)
      .withWholeScalars(of: fieldState.text.string as NSString)
    let line = string.replacingOccurrences(of: "\n", with: " ")
    fieldState.text.replaceWholly(
      range,
      with: NSAttributedString(string: line, attributes: fieldState.style.typingAttributes ?? currentAttributes))
    fieldState.selection.marked = nil
    fieldState.selection.collapse(to: range.location + (line as NSString).length)
    textDidChange()
    tellChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  private func tellChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func select(_ range: NSRange) {
    let range = range.clamped(to: fieldState.text.length)
    guard range != fieldState.selection.range else { return }
    fieldState.selection.range = range
    setNeedsDisplay()
    selectionLookDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  // MARK: Keys

  /// The person touches the clear button.
  func clearButtonWasTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    clear()
    tellChange()
    becomeFirstResponder()
  }

  private func clear() {
    fieldState.text = NSMutableAttributedString(string: "")
    fieldState.selection = TextSelection()
    textDidChange()
  }

  /// The return key: a field whose end is awaited gives the keyboard up.
  func returnWasPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let isAwaited = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if isAwaited { resignFirstResponder() }
  }
}
