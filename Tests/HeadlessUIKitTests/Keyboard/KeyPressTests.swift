import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Key presses of a test.
@MainActor @Suite struct KeyPressTests {
  private final class Controller: UIViewController {
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("add:", Controller.add)),
        UIKeyCommand(
          input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("leave:", Controller.leave)),
      ]
    }
    func add(_ command: UIKeyCommand) { log.append("add \(command.input ?? "")") }
    func leave(_ command: UIKeyCommand) { log.append("leave") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let key = presses.first?.key
      log.append("began \(key?.characters ?? "") \(key?.keyCode.rawValue ?? 0) \(event?.allPresses.count ?? 0)")
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended")
      super.pressesEnded(presses, with: event)
    }
  }

  private func show(_ controller: UIViewController) -> HostedScreen {
    HostedScreen(ScreenConfiguration(size: CGSize(width: 400, height: 800), traits: .standard)) { controller }
  }

  @Test func commandsAreFoundUpTheChain() {
    let controller = Controller()
    let screen = show(controller)
    defer { screen.close() }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(screen.window.sendKey("n", modifiers: .command)?.input == "n")
    #expect(controller.log == ["add n"])
    #expect(screen.window.sendKey("n", modifiers: [.command, .shift]) == nil)
  }

  @Test func typingGoesIntoTheTextInput() {
    let controller = Controller()
    let screen = show(controller)
    defer { screen.close() }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    screen.window.sendKey("h", modifiers: .shift)
    screen.window.sendKey("i")
    screen.window.sendKey("x")
    screen.window.sendKey("\u{8}")
    #expect(field.text == "Hi")
    #expect(screen.window.sendKey(UIKeyCommand.inputEscape) != nil && controller.log == ["leave"])
  }

  private final class Refusing: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    var returns = 0

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      asked.append("\(range.location) \(range.length) \(string)")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      returns += 1
      return false
    }
  }

  @Test func theDelegateIsAskedForEveryKey() {
    let controller = Controller()
    let screen = show(controller)
    defer { screen.close() }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let delegate = Refusing()
    field.delegate = delegate
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    for key in ["a", "x", "\u{8}", "b", "\r"] { screen.window.sendKey(key) }
    #expect(delegate.asked == ["0 0 a", "1 0 x", "0 1 ", "0 0 b"])
    #expect(field.text == "b" && delegate.returns == 1)
  }

  @Test func otherKeysArePresses() {
    let controller = Controller()
    let screen = show(controller)
    defer { screen.close() }
    controller.becomeFirstResponder()
    #expect(screen.window.sendKey("a", modifiers: .shift) == nil)
    // The usage of the key A is 4.
    #expect(controller.log == ["began A 4 1", "ended"])
  }
}
