import Gallery
import Onionskin
import Testing
import UIKit

/// A form without the keyboard, and with it: the active field is kept visible.
@MainActor @Suite struct KeyboardTests {
  @Test func signIn() {
    assertSnapshots(on: .pattern) { SignInController.screenWhileTyping() }
  }

  @Test func beforeTyping() {
    assertSnapshots(on: .phone + .homeButton) { SignInController.screen() }
  }
}
