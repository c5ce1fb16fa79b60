import Gallery
import Onionskin
import Testing
import UIKit

/// The kinds of the painted keyboard, apps' views at the keyboard, carets and selections.
@MainActor @Suite struct TypingTests {
  private static let landscape = SnapshotMatrix(devices: [.iPhone11], orientations: [.landscape])
  private static let keys = SnapshotMatrix(devices: [.iPhoneSE3], variants: [.hardwareKeyboard])

  @Test func name() {
    assertSnapshots(
      on: .homeButton + .dark + TypingTests.landscape
        + SnapshotMatrix(devices: [.iPad10], orientations: [.landscape])
    ) { TypingScreens.name() }
  }

  @Test func email() { assertSnapshots(on: .homeButton) { TypingScreens.email() } }
  @Test func address() { assertSnapshots(on: .homeButton) { TypingScreens.address() } }
  @Test func punctuation() { assertSnapshots(on: .smallDark) { TypingScreens.punctuation() } }
  @Test func digits() { assertSnapshots(on: .homeButton) { TypingScreens.digits(.numberPad, "Number") } }
  @Test func phoneNumber() { assertSnapshots(on: .smallDark) { TypingScreens.digits(.phonePad, "Telephone") } }
  @Test func secret() { assertSnapshots(on: .homeButton) { TypingScreens.secret() } }
  @Test func barAboveTheKeys() { assertSnapshots(on: .phone + TypingTests.keys) { TypingScreens.withBar() } }
  @Test func pickerInTheKeysPlace() { assertSnapshots(on: .homeButton) { TypingScreens.withPicker() } }
  @Test func chat() { assertSnapshots(on: .phone) { ChatController(isTyping: false) } }
  @Test func chatWhileTyping() { assertSnapshots(on: .phone) { ChatController(isTyping: true) } }

  /// With a hardware keyboard, so that the pictures only show the selections.
  private static func marks(_ more: SnapshotVariant...) -> SnapshotMatrix {
    SnapshotMatrix(
      devices: [.iPhoneSE3], variants: more.map { SnapshotVariant.textSelection.with(.hardwareKeyboard).with($0) })
  }

  @Test func caret() { assertSnapshots(on: TypingTests.marks(.standard)) { SelectionController(.caret) } }
  @Test func selectedWord() { assertSnapshots(on: TypingTests.marks(.dark)) { SelectionController(.word) } }
  @Test func selectedLines() {
    assertSnapshots(on: TypingTests.marks(.standard)) { SelectionController(.lines) }
  }
}
