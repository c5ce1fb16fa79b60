import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Cut, copy and paste in texts, by menus and keys. The pasteboard is shared by the process.
@MainActor @Suite(.serialized) struct EditCommandTests {
  @MainActor private final class Delegate: NSObject, UITextFieldDelegate {
    var changes: [String] = []
    var allowed = true

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      changes.append("\(range.location)+\(range.length) \(string)")
      return allowed
    }
  }

  private let delegate = Delegate()
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))

  /// Called by the test itself: other tests run between a suite's `init()` and its test, and the first responder is shared by the
  /// process.
  private func show() -> HostedScreen {
    let controller = UIViewController()
    controller.view.addSubview(field)
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    field.delegate = delegate
    field.text = "one two three"
    view.text = "one two three"
    UIPasteboard.general.items = []
    field.becomeFirstResponder()
    return screen
  }

  private func select(_ location: Int, _ length: Int, in input: any UITextInput) {
    guard let start = input.position(from: input.beginningOfDocument, offset: location),
      let end = input.position(from: start, offset: length)
    else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  private func commands(_ responder: UIResponder) -> [String] {
    StandardEditCommands.commands(for: responder).map(\.title)
  }

  @Test func whatCanBeDoneFollowsFromTheSelection() {
    let screen = show()
    defer { screen.close() }
    #expect(commands(field) == ["Select", "Select All"])
    select(4, 3, in: field)
    #expect(commands(field) == ["Cut", "Copy", "Select All"])
    UIPasteboard.general.string = "x"
    #expect(commands(field) == ["Cut", "Copy", "Paste", "Select All"])
    field.selectAll(nil)
    #expect(commands(field) == ["Cut", "Copy", "Paste"])
    field.text = ""
    #expect(commands(field) == ["Paste"])
  }

  @Test func textThatCannotBeEditedIsOnlyCopied() {
    let screen = show()
    defer { screen.close() }
    UIPasteboard.general.string = "x"
    view.isEditable = false
    view.selectedRange = NSRange(location: 0, length: 3)
    #expect(commands(view) == ["Copy", "Select All"])
    view.cut(nil)
    view.paste(nil)
    #expect(view.text == "one two three")
  }

  @Test func secretsAreNotCopied() {
    let screen = show()
    defer { screen.close() }
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(!commands(field).contains("Copy") && !commands(field).contains("Cut"))
    field.copy(nil as Any?)
    #expect(!UIPasteboard.general.hasStrings)
  }

  @Test func cuttingAndPastingMoveTextAndAskTheDelegate() {
    let screen = show()
    defer { screen.close() }
    select(3, 4, in: field)
    field.cut(nil)
    #expect(field.text == "one three")
    #expect(UIPasteboard.general.string == " two")
    select(9, 0, in: field)
    field.paste(nil)
    #expect(field.text == "one three two")
    #expect(delegate.changes == ["3+4 ", "9+0  two"])
    delegate.allowed = false
    field.paste(nil)
    #expect(field.text == "one three two")
  }

  @Test func copyingLeavesTheTextAndDeletingThePasteboard() {
    let screen = show()
    defer { screen.close() }
    view.selectedRange = NSRange(location: 4, length: 4)
    view.copy(nil as Any?)
    view.delete(nil)
    #expect(view.text == "one three")
    #expect(UIPasteboard.general.string == "two ")
  }

  @Test(arguments: [
    (0, NSRange(location: 0, length: 3)), (5, NSRange(location: 4, length: 3)), (7, NSRange(location: 4, length: 3)),
  ])
  func selectTakesTheWordAtTheCaret(caret: Int, word: NSRange) {
    let screen = show()
    defer { screen.close() }
    view.selectedRange = NSRange(location: caret, length: 0)
    view.select(nil as Any?)
    #expect(view.selectedRange == word)
  }

  @Test func severalRangesSelectAllBetweenThem() {
    let screen = show()
    defer { screen.close() }
    view.selectedRanges = [NSRange(location: 4, length: 3), NSRange(location: 0, length: 1)]
    #expect(view.selectedRanges == [NSRange(location: 0, length: 7)])
  }

  @Test func looksAreChangedWhereTheViewAllowsIt() throws {
    let screen = show()
    defer { screen.close() }
    view.font = .systemFont(ofSize: 17)
    view.selectedRange = NSRange(location: 4, length: 3)
    view.toggleBoldface(nil)
    func isBold(_ place: Int) throws -> Bool {
      let font = try #require(view.textStorage.attribute(.font, at: place, effectiveRange: nil) as? UIFont)
      return font.fontDescriptor.symbolicTraits.contains(.traitBold)
    }
    #expect(try !isBold(4))
    view.allowsEditingTextAttributes = true
    view.toggleBoldface(nil)
    #expect(try isBold(4) && !isBold(3) && !isBold(7))
    // If a part isn't bold, everything becomes bold.
    view.selectedRange = NSRange(location: 0, length: 7)
    view.toggleBoldface(nil)
    #expect(try isBold(0) && isBold(4))
    view.toggleBoldface(nil)
    #expect(try !isBold(0) && !isBold(4))
    view.toggleUnderline(nil)
    #expect(view.textStorage.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
  }

  @Test func dragInteractionsCanBeSwitchedOff() throws {
    let screen = show()
    defer { screen.close() }
    let drag = try #require(view.textDragInteraction)
    drag.isEnabled = false
    #expect(view.textDragInteraction === drag && view.textDragInteraction?.isEnabled == false)
    #expect(field.textDropInteraction != nil && !field.isTextDragActive)
  }

  /// Keys of the system's main menu, if the first responder can perform their commands.
  @Test func keysPerformTheCommands() {
    let screen = show()
    defer { screen.close() }
    let window = screen.window
    #expect(window.sendKey("c", modifiers: .command) == nil)
    #expect(window.sendKey("a", modifiers: .command)?.action.description == "selectAll:")
    #expect(window.sendKey("x", modifiers: .command) != nil)
    #expect(field.text == "" && UIPasteboard.general.string == "one two three")
    window.sendKey("v", modifiers: .command)
    #expect(field.text == "one two three")
  }
}
