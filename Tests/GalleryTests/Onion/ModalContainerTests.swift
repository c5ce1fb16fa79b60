import Gallery
import Onionskin
import Testing
import UIKit

/// A container with a close button, at each of its places.
@MainActor @Suite struct ModalContainerTests {
  @Test func article() {
    assertSnapshots(on: .phone, of: OnionScreens.modal[0].make)
  }

  @Test func trailingButton() {
    assertSnapshots(on: .phone, of: OnionScreens.modal[1].make)
  }

  @Test func bottomButton() {
    assertSnapshots(on: .phone, of: OnionScreens.modal[2].make)
  }
}
