import Testing
import UIKit

@testable import HeadlessUIKit

/// Controllers that become the first responder when they appear, and whose accessory bar is at the bottom like a keyboard.
@MainActor @Suite final class ControllerFocusTests {
  private class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    var startsTyping = false
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      if startsTyping { field.becomeFirstResponder() }
    }
  }

  private let chat = Chat()
  private var screen: HostedScreen?

  init() { HostedScreen.apply(.standard) }

  isolated deinit { screen?.close() }

  private func show(_ controller: UIViewController) -> UIWindow {
    let screen = Screens.show(controller)
    self.screen = screen
    return screen.window
  }

  @Test func theBarComesWithItsController() {
    let window = show(chat)
    #expect(chat.isFirstResponder && chat.bar.window != nil)
    _ = window
  }

  @Test func itComesAndGoesWithAPush() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = show(navigation)
    #expect(chat.bar.window == nil)
    navigation.pushViewController(chat, animated: true)
    window.updateScreen()
    #expect(chat.isFirstResponder && chat.bar.window != nil)
    navigation.pushViewController(UIViewController(), animated: true)
    window.updateScreen()
    #expect(!chat.isFirstResponder && chat.bar.window == nil)
    navigation.popViewController(animated: true)
    window.updateScreen()
    #expect(chat.isFirstResponder && chat.bar.window != nil)
    navigation.popViewController(animated: true)
    window.updateScreen()
    #expect(chat.bar.window == nil)
  }

  @Test func tabsChangeIt() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: chat)]
    let window = show(tabs)
    #expect(!chat.isFirstResponder)
    tabs.selectedIndex = 1
    window.updateScreen()
    #expect(chat.isFirstResponder)
    tabs.selectedIndex = 0
    window.updateScreen()
    #expect(!chat.isFirstResponder)
  }

  @Test func childrenOfAnAppsContainerHaveToAsk() {
    let container = UIViewController()
    container.addChild(chat)
    container.view.addSubview(chat.view)
    chat.didMove(toParent: container)
    _ = show(container)
    #expect(!chat.isFirstResponder && chat.bar.window == nil)
    chat.becomeFirstResponder()
    #expect(chat.bar.window != nil)
  }

  @Test func whoHasTheFocusKeepsIt() {
    chat.startsTyping = true
    _ = show(chat)
    #expect(chat.field.isFirstResponder && !chat.isFirstResponder)
    // A field that resigns leaves no first responder.
    chat.field.resignFirstResponder()
    #expect(!chat.isFirstResponder)
  }

  @Test func whatIsPresentedCoversTheBar() {
    let window = show(UINavigationController(rootViewController: chat))
    for style in [UIModalPresentationStyle.pageSheet, .overFullScreen, .fullScreen] {
      let other = UIViewController()
      other.modalPresentationStyle = style
      chat.present(other, animated: true)
      window.updateScreen()
      #expect(!chat.isFirstResponder && chat.bar.window == nil)
      chat.dismiss(animated: true)
      window.updateScreen()
      #expect(chat.isFirstResponder && chat.bar.window != nil)
    }
  }

  @Test func aPresentedChatHasItsOwnBar() {
    let window = show(chat)
    let other = Chat()
    chat.present(UINavigationController(rootViewController: other), animated: true)
    window.updateScreen()
    #expect(other.isFirstResponder && other.bar.window != nil && chat.bar.window == nil)
    chat.dismiss(animated: true)
    window.updateScreen()
    #expect(chat.isFirstResponder && chat.bar.window != nil && other.bar.window == nil)
  }

  private final class EndingDelegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidEndEditing(_ textField: UITextField) {
      calls.append(textField.window == nil ? "gone" : "in the window")
    }
  }

  /// The keyboard leaves with the controller: a field resigns while it still is in the window.
  @Test func aFieldResignsAsItsControllerIsDismissed() {
    let root = UIViewController()
    let window = show(root)
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let delegate = EndingDelegate()
    field.delegate = delegate
    page.view.addSubview(field)
    root.present(page, animated: true)
    window.updateScreen()
    field.becomeFirstResponder()
    root.dismiss(animated: true)
    window.updateScreen()
    #expect(delegate.calls == ["in the window"] && !field.isFirstResponder)
  }
}
