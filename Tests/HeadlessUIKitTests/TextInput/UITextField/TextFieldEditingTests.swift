import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The delegate's calls while a text field is edited, in UIKit's order.
@MainActor @Suite struct TextFieldEditingTests {
  @MainActor private final class Log: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var allowed = true
    var changes: [(NSRange, String)] = []

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      changes.append((range, string))
      return note("shouldChange")
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { note("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn") }

    private func note(_ name: String) -> Bool {
      calls.append(name)
      return allowed
    }
  }

  private let log = Log()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let screen: HostedScreen

  init() {
    let controller = UIViewController()
    controller.view.addSubview(field)
    screen = Screens.show(controller)
    field.delegate = log
    let log = log
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "eventBegin"), (.editingChanged, "eventChanged"), (.editingDidEnd, "eventEnd"),
    ] {
      field.addAction(UIAction { _ in log.calls.append(name) }, for: event)
    }
  }

  @Test func beginsAndEndsInOrder() {
    field.becomeFirstResponder()
    #expect(log.calls == ["shouldBegin", "eventBegin", "didBegin"])
    #expect(field.isEditing)
    log.calls = []
    field.resignFirstResponder()
    #expect(log.calls == ["shouldEnd", "eventEnd", "didEnd"])
    #expect(!field.isEditing)
    screen.close()
  }

  @Test func delegatesMayRefuse() {
    log.allowed = false
    #expect(!field.becomeFirstResponder())
    #expect(log.calls == ["shouldBegin"])
    log.allowed = true
    field.becomeFirstResponder()
    log.allowed = false
    #expect(!field.resignFirstResponder())
    #expect(screen.controller.view.endEditing(true))
    #expect(log.calls.last == "didEnd")
    screen.close()
  }

  @Test func aReasonReplacesThePlainEnd() {
    @MainActor final class Reasons: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        calls.append("\(reason)")
      }
    }
    let reasons = Reasons()
    field.delegate = reasons
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(reasons.calls == ["committed"])
    screen.close()
  }

  @Test func everyTypedCharacterIsAskedFor() {
    field.text = "ab"
    field.becomeFirstResponder()
    log.calls = []
    #expect(screen.window.sendText("c"))
    #expect(field.text == "abc")
    #expect(log.calls == ["shouldChange", "eventChanged"])
    #expect(log.changes.map(\.0) == [NSRange(location: 2, length: 0)])
    #expect(log.changes.map(\.1) == ["c"])
    log.allowed = false
    screen.window.sendText("d")
    #expect(field.text == "abc")
    log.allowed = true
    screen.window.sendBackspace()
    #expect(field.text == "ab")
    #expect(log.changes.last?.0 == NSRange(location: 2, length: 1))
    log.calls = []
    field.text = "set by code"
    field.insertText("!")
    #expect(field.text == "set by code!")
    #expect(log.calls == ["eventChanged"])
    screen.close()
  }

  @Test func returnEndsAFieldWhoseEndIsAwaited() {
    field.becomeFirstResponder()
    log.calls = []
    screen.window.sendText("\n")
    #expect(log.calls == ["shouldReturn"])
    #expect(field.isEditing)
    field.addAction(UIAction { [log] _ in log.calls.append("onExit") }, for: .editingDidEndOnExit)
    log.calls = []
    screen.window.sendText("\n")
    #expect(log.calls == ["shouldReturn", "onExit", "shouldEnd", "eventEnd", "didEnd"])
    screen.close()
  }

  @Test func selectionReplacesAndMoves() {
    field.text = "Hello world"
    field.becomeFirstResponder()
    #expect(field.selectedTextRange == field.textRange(from: field.endOfDocument, to: field.endOfDocument))
    let start = field.position(from: field.beginningOfDocument, offset: 6)!
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    screen.window.sendText("you")
    #expect(field.text == "Hello you")
    #expect(log.changes.first?.0 == NSRange(location: 6, length: 5))
    field.text = "\u{1F469}\u{200D}\u{1F467}"
    field.deleteBackward()
    #expect(field.text == "")
    screen.close()
  }

  @Test func aTapBeginsAndTheClearButtonEmpties() {
    field.text = "text"
    field.clearButtonMode = .always
    field.sendTap()
    #expect(field.isEditing)
    log.calls = []
    let clear = field.clearButtonRect(forBounds: field.bounds)
    screen.window.send(.tap(at: field.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil)))
    #expect(field.text == "")
    #expect(log.calls == ["shouldClear", "eventChanged"])
    screen.close()
  }

  @Test func theKeyboardComesAfterTheFieldsOwnBeginning() {
    let log = log
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.calls.append("keyboard") } }
    defer { NotificationCenter.default.removeObserver(token) }
    field.becomeFirstResponder()
    #expect(log.calls == ["shouldBegin", "eventBegin", "didBegin", "keyboard"])
    screen.close()
  }

  @Test func clearsOnBeginning() {
    field.text = "text"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    screen.close()
  }

  @Test func noPositionLiesFurtherThanNumbersReach() {
    let field = UITextField()
    field.text = "abc"
    let view = UITextView()
    view.text = "abc"
    for input in [field, view] as [any UITextInput] {
      let second = input.position(from: input.beginningOfDocument, offset: 1)!
      for offset in [Int.max, .min] {
        #expect(input.position(from: second, offset: offset) == nil)
        for direction in [UITextLayoutDirection.left, .right, .up, .down] {
          #expect(input.position(from: second, in: direction, offset: offset) == nil)
        }
      }
      #expect(input.offset(from: second, to: input.position(from: second, in: .right, offset: 2)!) == 2)
    }
  }
}
