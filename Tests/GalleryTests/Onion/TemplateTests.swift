import Gallery
import Onionskin
import Testing
import UIKit

/// One template with two, one and no actions, and with large text: the actions don't move.
@MainActor @Suite struct TemplateTests {
  @Test func twoActions() {
    assertSnapshots(on: .pattern) { TemplateScreens.twoActions() }
  }

  @Test func oneAction() {
    assertSnapshots(on: .phone + .tablet) { TemplateScreens.oneAction() }
  }

  @Test func noAction() {
    assertSnapshots(on: .phone + .tablet) { TemplateScreens.noAction() }
  }

  @Test func modal() {
    assertSnapshots(on: .phone + .largeText) { TemplateScreens.modal() }
  }
}
