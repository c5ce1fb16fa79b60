internal import Foundation
internal import HeadlessUIKit

/// Synchronizes a UIKit text field or text view with the values of a SwiftUI view: typed text is written to the binding, the focus
/// to the focus state, and the return key runs the submit actions.
@MainActor final class TextInputDriver: NSObject, UITextFieldDelegate, UITextViewDelegate {
  /// The UIKit view that is synchronized.
  private weak var view: (UIView & UITextInput)?
  private var values: TextInputValues
  private var submit: [SubmitAction] = []
  private let focus = FocusFollower()
  private var keys: [KeyPressLink] = []
  /// Whether the driver is applying its values to the view.
  private var isUpdating = false
  /// Called when the text changed.
  var textDidChange: () -> Void = {}

  init(_ field: UITextField, _ values: TextInputValues) {
    self.values = values
    super.init()
    view = field
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.wasEdited() }, for: .editingChanged)
  }

  init(_ textView: UITextView, _ values: TextInputValues) {
    self.values = values
    super.init()
    view = textView
    textView.delegate = self
  }

  // MARK: Values

  /// The text in the view.
  private var text: String {
    get { (view as? UITextField)?.text ?? (view as? UITextView)?.text ?? "" }
    set {
      if let field = view as? UITextField { field.text = newValue }
      if let textView = view as? UITextView { textView.text = newValue }
      textDidChange()
    }
  }

  /// Applies the current values of the SwiftUI view. The node that calls this method records which values are read.
  func update(_ values: TextInputValues, _ environment: EnvironmentValues, _ graph: _ViewGraph) {
    self.values = values
    isUpdating = true
    defer { isUpdating = false }
    submit = environment.submitActions
    environment.apply(to: view!)
    let shown = values.content.read()
    if values.content.showsValueWhileEditing || view?.isFirstResponder != true { show(shown) }
    if let styled = values.styled, let textView = view as? UITextView { textView.show(styled, environment) }
    if let selection = values.selection?.wrappedValue, let view { select(selection, in: view, text: text) }
    keys = environment.keyPressLinks
    focus.follow(environment.focusLinks, graph) { [weak self] in
      if $0 { self?.takeFocus() } else { self?.giveFocusUp() }
    }
  }

  private func show(_ new: String) {
    if text != new { text = new }
  }

  private func wasEdited() {
    textDidChange()
    values.content.edit(text)
    if let styled = values.styled { write(to: styled) }
    // Shows changes that the binding's setter made to the value.
    if values.content.showsValueWhileEditing { show(values.content.read()) }
  }

  /// Writes what changed: the text, or the selection in it. UIKit's text view reports a new selection before the edit that moved it.
  private func write(to styled: StyledTextContent) {
    guard let selected = (view as? UITextView)?.selectedRange else { return }
    if text == values.content.read() {
      styled.select(selected)
    } else {
      styled.edit(text, caret: selected.location + selected.length)
    }
  }

  private func selectionChanged() {
    // While the driver applies its values, the selection moves as a result of the update and not because of the user.
    guard !isUpdating, let view else { return }
    // An edit is written once, when it is reported: the setter may change or reject it.
    if let styled = values.styled, text == values.content.read() { write(to: styled) }
    guard let value = values.selection else { return }
    let selection = selection(of: view, text: text)
    if value.wrappedValue != selection { value.wrappedValue = selection }
  }

  private func editingBegan() {
    if let view {
      focus.began(view)
      view.revealAboveKeyboard()
    }
    values.onEditingChanged(true)
  }

  private func editingEnded() {
    if let view { focus.ended(view) }
    // A field that has left the window shows nothing, and what its binding reads and writes may be gone with it: an element of an array
    // whose row was removed. A page that was popped still contains its field, whose value outlives it.
    if view?.nearestController != nil { values.content.commit(text) }
    if view?.window != nil { show(values.content.read()) }
    values.onEditingChanged(false)
  }

  // MARK: Focus

  private func takeFocus() {
    guard let view, focus.mayTake(view) else { return }
    view.becomeFirstResponder()
    guard view.window != nil, !view.isFirstResponder else { return }
    focus.ended(view)
  }

  private func giveFocusUp() {
    if let view, view.isFirstResponder { view.resignFirstResponder() }
  }

  // MARK: Text fields

  func textFieldDidBeginEditing(_ textField: UITextField) { editingBegan() }
  func textFieldDidEndEditing(_ textField: UITextField) { editingEnded() }
  func textFieldDidChangeSelection(_ textField: UITextField) { selectionChanged() }

  /// The submit actions run before the field resigns first responder, so that they can move the focus to another field.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    values.content.commit(text)
    values.onCommit()
    submit.run(.text)
    textField.resignFirstResponder()
    return false
  }

  // MARK: Text views

  func textViewDidBeginEditing(_ textView: UITextView) { editingBegan() }
  func textViewDidEndEditing(_ textView: UITextView) { editingEnded() }
  func textViewDidChange(_ textView: UITextView) { wasEdited() }
  func textViewDidChangeSelection(_ textView: UITextView) { selectionChanged() }
}

extension TextInputDriver: KeyStrokeTaker {
  func take(_ stroke: KeyStroke) -> Bool { keys.take(stroke) }
}
