import Gallery
import Onionskin
import Testing
import UIKit

/// Lists in every appearance, and the accessories of rows.
@MainActor @Suite struct ListTests {
  @Test func plain() {
    assertSnapshots(on: .smallDark) { SettingsListController.screen(.plain) }
  }

  @Test func grouped() {
    assertSnapshots(on: .homeButton) { SettingsListController.screen(.grouped) }
  }

  @Test func insetGrouped() {
    assertSnapshots(on: .smallRightToLeft + .smallLargeText + .tablet) {
      SettingsListController.screen(.insetGrouped)
    }
  }

  @Test func sidebar() {
    assertSnapshots(on: .homeButton) { SettingsListController.screen(.sidebar) }
  }

  @Test func editing() {
    assertSnapshots(on: .homeButton + .smallRightToLeft) { EditedListController.screen(.insetGrouped) }
  }
}
