import Foundation
import Testing

@testable import HeadlessUIKit

/// Apple's documentation of `AccessibilityNotification`: an announcement is a text, a localized one or one with attributes.
@MainActor @Suite struct AccessibilityNotificationTests {
  @Test func announcementsHaveTheirText() {
    let name = "Ada"
    #expect(AccessibilityNotification.Announcement("Saved \(name)").text == "Saved Ada")
    #expect(AccessibilityNotification.Announcement(AttributedString("Saved")).text == "Saved")
    #expect(AccessibilityNotification.PageScrolled("Page 2").text == "Page 2")
    AccessibilityNotification.Announcement("Saved").post()
    AccessibilityNotification.ScreenChanged().post()
  }

  @Test func changesNameAnElement() {
    let view = UIView()
    let change = AccessibilityNotification.LayoutChanged(view)
    #expect(change.element as? UIView === view)
    change.post()
    #expect(AccessibilityNotification.ScreenChanged().element == nil)
  }
}
