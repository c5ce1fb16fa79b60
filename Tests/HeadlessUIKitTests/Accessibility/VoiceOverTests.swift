import Foundation
import Testing

@testable import HeadlessUIKit

/// Apple's documentation of VoiceOver's focus: elements hear of it, `elementFocusedNotification` names both elements, and the app moves
/// it by posting a change of the layout or the screen.
@MainActor @Suite struct VoiceOverTests {
  private final class Button: UIButton {
    var heard: [Bool] = []
    override func accessibilityElementDidBecomeFocused() { heard.append(true) }
    override func accessibilityElementDidLoseFocus() { heard.append(false) }
  }

  private func shown() -> (HostedScreen, Button, Button) {
    let (first, second) = (Button(frame: CGRect(x: 0, y: 60, width: 100, height: 44)), Button())
    second.frame = CGRect(x: 0, y: 160, width: 100, height: 44)
    first.setTitle("First", for: .normal)
    second.setTitle("Second", for: .normal)
    let screen = HostedScreen(.standard) {
      let controller = UIViewController()
      controller.view.addSubview(first)
      controller.view.addSubview(second)
      return controller
    }
    return (screen, first, second)
  }

  private var focused: NSObject? { UIAccessibility.focusedElement(using: nil) as? NSObject }

  /// With the tabs at the top of an iPad's screen, the bar at the bottom is put away, and VoiceOver finds one element for each tab.
  @Test func aBarThatIsPutAwayIsNotRead() {
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 1024, height: 768)
    configuration.traits = UITraitCollection(traitsFrom: [
      configuration.traits, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
    ])
    let screen = HostedScreen(configuration) {
      let tabs = UITabBarController()
      tabs.mode = .tabSidebar
      tabs.tabs = ["One", "Two"].map { title in
        UITab(title: title, image: nil, identifier: title) { _ in UIViewController() }
      }
      return tabs
    }
    defer { screen.close() }
    _ = screen.displayList()
    let labels = VoiceOver.elements(in: screen.window).compactMap(\.accessibilityLabel)
    #expect(labels.filter { $0 == "One" }.count == 1 && labels.filter { $0 == "Two" }.count == 1)
  }

  @Test func elementsHearOfTheFocus() {
    let (screen, first, second) = shown()
    defer { screen.close() }
    #expect(!UIAccessibility.isVoiceOverRunning && focused == nil)
    UIAccessibility.moveVoiceOver(to: first)
    #expect(UIAccessibility.isVoiceOverRunning && focused === first && first.accessibilityElementIsFocused())
    UIAccessibility.moveVoiceOver(to: second)
    #expect(first.heard == [true, false] && second.heard == [true])
    #expect(!first.accessibilityElementIsFocused())
    #expect(second.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
    UIAccessibility.runVoiceOver(false)
    #expect(second.heard == [true, false] && focused == nil)
  }

  @Test func theNotificationNamesBothElements() async {
    let (screen, first, second) = shown()
    defer { screen.close() }
    UIAccessibility.moveVoiceOver(to: first)
    nonisolated(unsafe) var named: [NSObject?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: second, queue: nil
    ) { notification in
      named.append(notification.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? NSObject)
      named.append(notification.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as? NSObject)
    }
    UIAccessibility.moveVoiceOver(to: second)
    NotificationCenter.default.removeObserver(observer)
    #expect(named == [second, first])
    UIAccessibility.runVoiceOver(false)
  }

  @Test func changesThatTheAppPostsMoveTheFocus() {
    let (screen, first, second) = shown()
    defer { screen.close() }
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(focused == nil)
    UIAccessibility.runVoiceOver()
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(focused === second)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(focused === second)
    UIAccessibility.post(notification: .screenChanged, argument: screen.window)
    #expect(focused === first)
    UIAccessibility.runVoiceOver(false)
  }
}
