import Testing
import UIKit

@testable import HeadlessUIKit

/// The alerts and action sheets of iOS 2 to 8.
@MainActor @Suite struct OldAlertTests {
  private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var heard: [String] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { heard.append("click \(buttonIndex)") }
    func willPresent(_ alertView: UIAlertView) { heard.append("will present") }
    func didPresent(_ alertView: UIAlertView) { heard.append("did present") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      heard.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      heard.append("did dismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      heard.append("click \(buttonIndex)")
    }
  }

  private let below = UIViewController()
  private let listener = Listener()

  @Test func anAlertIsShownAndTellsItsDelegateOfATap() throws {
    let screen = Screens.show(below)
    screen.window.makeKeyAndVisible()
    let alert = UIAlertView(
      title: "Delete", message: "Really?", delegate: listener, cancelButtonTitle: "No", otherButtonTitles: "Yes")
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1)
    alert.show()
    let shown = try #require(below.presentedViewController as? UIAlertController)
    #expect(shown.message == "Really?")
    #expect(shown.actions.map(\.style) == [.cancel, .default])
    #expect(alert.isVisible)
    shown.performTap(onActionTitled: "Yes")
    screen.window.updateScreen()
    #expect(listener.heard == ["will present", "did present", "click 1", "will dismiss 1", "did dismiss 1"])
    #expect(!alert.isVisible)
  }

  @Test func dismissingAnAlertIsNoTap() {
    let screen = Screens.show(below)
    screen.window.makeKeyAndVisible()
    let alert = UIAlertView(title: "Wait", message: nil, delegate: listener, cancelButtonTitle: "OK")
    alert.show()
    alert.dismiss(withClickedButtonIndex: 0, animated: false)
    #expect(listener.heard == ["will present", "did present", "will dismiss 0", "did dismiss 0"])
  }

  @Test func aLoginHasTwoFields() {
    let alert = UIAlertView(title: "Log in", message: nil, delegate: nil, cancelButtonTitle: "Cancel")
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
    #expect(alert.textField(at: 2) == nil)
  }

  @Test func anActionSheetCountsFromTheDestructiveButton() throws {
    let screen = Screens.show(below)
    screen.window.makeKeyAndVisible()
    let sheet = UIActionSheet(
      title: nil, delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Share", "Copy")
    #expect(sheet.destructiveButtonIndex == 0)
    #expect(sheet.firstOtherButtonIndex == 1)
    #expect(sheet.cancelButtonIndex == 3)
    sheet.show(in: below.view)
    let shown = try #require(below.presentedViewController as? UIAlertController)
    #expect(shown.actions.map(\.style) == [.destructive, .default, .default, .cancel])
    shown.performTap(onActionTitled: "Copy")
    screen.window.updateScreen()
    #expect(listener.heard == ["click 2"])
  }
}
