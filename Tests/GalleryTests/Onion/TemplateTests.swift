import Gallery
import Onionskin
import Testing
import UIKit

/// One template with two, one and no actions, and with large text.
@MainActor @Suite struct TemplateTests {
  @Test func twoActions() {
    assertSnapshots(on: .phone, of: OnionScreens.template[0].make)
  }

  @Test func oneAction() {
    assertSnapshots(on: .phone, of: OnionScreens.template[1].make)
  }

  @Test func noAction() {
    assertSnapshots(on: .phone, of: OnionScreens.template[2].make)
  }

  @Test func modal() {
    assertSnapshots(on: .largeText, of: OnionScreens.template[3].make)
  }
}
