import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The view that replaces the keyboard, in a window above the app's.
@MainActor @Suite struct KeyboardWindowTests {
  private func shown(
    _ field: UITextField, on configuration: ScreenConfiguration = .standard, _ body: (HostedScreen) throws -> Void
  ) rethrows {
    let controller = UIViewController()
    field.frame = CGRect(x: 20, y: 100, width: 300, height: 34)
    controller.view.addSubview(field)
    let screen = Screens.show(controller, on: configuration)
    defer { screen.close() }
    field.becomeFirstResponder()
    screen.window.updateScreen()
    try body(screen)
  }

  private var withKeys: ScreenConfiguration {
    var configuration = ScreenConfiguration.standard
    configuration.hasHardwareKeyboard = true
    return configuration
  }

  @Test func theKeysAreAPartOfTheScreensPicture() {
    shown(UITextField()) { screen in
      let all = screen.displayList().items.count
      let without = screen.displayList(showingKeyboard: false).items.count
      #expect(all == without + 1)
      screen.window.endEditing(true)
      #expect(screen.displayList().items.count == without)
    }
  }

  @Test func appsDontFindTheWindowAmongTheirs() throws {
    try shown(UITextField()) { screen in
      let host = try #require(HostedKeyboard.current.hostView)
      #expect(host.frame == CGRect(x: 0, y: 812 - 335, width: 375, height: 335))
      let window = try #require(host.window)
      #expect(window !== screen.window)
      #expect(window.windowLevel > .alert)
      #expect(!UIApplication.shared.windows.contains(window))
      #expect(UIApplication.shared.windows.last === screen.window)
    }
  }

  @Test func accessoryAndOwnViewStandAboveEachOther() throws {
    let field = UITextField()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    field.inputAccessoryView = bar
    field.inputView = own
    try shown(field) { screen in
      // 40 points of accessory view, 200 of the input view, 34 for the home indicator.
      #expect(bar.convert(bar.bounds, to: screen.window) == CGRect(x: 0, y: 812 - 274, width: 375, height: 40))
      #expect(own.convert(own.bounds, to: screen.window) == CGRect(x: 0, y: 812 - 234, width: 375, height: 200))
      let tree = screen.viewTree()
      let host = try #require(tree.children.last)
      #expect(host.className == "UIInputSetHostView")
      #expect(host.screenFrame == CGRect(x: 0, y: 812 - 274, width: 375, height: 274))
    }
    #expect(bar.superview == nil && own.superview == nil)
  }

  @Test func withKeysAttachedTheAccessoryIsLeft() throws {
    let field = UITextField()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    field.inputAccessoryView = bar
    shown(field, on: withKeys) { screen in
      #expect(HostedKeyboard.current.frame == CGRect(x: 0, y: 772, width: 375, height: 40))
      #expect(bar.convert(bar.bounds, to: screen.window).minY == 772)
    }
    shown(UITextField(), on: withKeys) { _ in #expect(HostedKeyboard.current.frame == nil) }
    let own = UITextField()
    own.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
    shown(own, on: withKeys) { _ in #expect(HostedKeyboard.current.frame?.height == 234) }
  }

  @Test func anAccessoryOnTheScreensBottomKeepsItsSafeArea() {
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 50),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
    ])
    let field = UITextField()
    field.inputAccessoryView = bar
    shown(field, on: withKeys) { screen in
      _ = screen.displayList()
      #expect(HostedKeyboard.current.frame?.height == 84)
      #expect(content.convert(content.bounds, to: screen.window) == CGRect(x: 0, y: 728, width: 0, height: 50))
    }
    shown(field) { screen in
      _ = screen.displayList()
      // The home indicator isn't added to the keys' height: 50 more than the keys' 335.
      #expect(HostedKeyboard.current.frame?.height == 385)
    }
  }

  @Test func aFieldInTheAccessoryKeepsIt() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let chat = Chat()
    let field = UITextField(frame: CGRect(x: 5, y: 5, width: 200, height: 34))
    chat.bar.addSubview(field)
    let screen = Screens.show(chat, on: .standard)
    defer { screen.close() }
    chat.becomeFirstResponder()
    #expect(HostedKeyboard.current.frame?.height == 50)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    #expect(HostedKeyboard.current.frame?.height == 385)
    #expect(chat.bar.window != nil)
    #expect(screen.window.sendText("Hi") && field.text == "Hi")
    #expect(screen.window.sendBackspace() && field.text == "H")
  }

  @Test func aControllersViewTakesThePlaceAndTheControllerIsAChild() throws {
    final class Pad: UIInputViewController {
      var appeared = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        view.heightAnchor.constraint(equalToConstant: 180).isActive = true
        inputView?.allowsSelfSizing = true
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared += 1
      }
    }
    final class Field: UITextField {
      let pad = Pad(nibName: nil, bundle: nil)
      override var inputViewController: UIInputViewController? { pad }
    }
    let field = Field()
    try shown(field) { screen in
      _ = screen.displayList()
      #expect(HostedKeyboard.current.frame?.height == 214)
      #expect(field.pad.parent != nil)
      #expect(field.pad.appeared == 1)
      let view = try #require(field.pad.inputView)
      #expect(view.inputViewStyle == .keyboard)
      field.pad.dismissKeyboard()
      #expect(!field.isFirstResponder && field.pad.parent == nil)
    }
  }

  @Test func theKeysFollowTheText() throws {
    let field = UITextField()
    try shown(field) { screen in
      let host = try #require(HostedKeyboard.current.hostView)
      let keyboard = try #require(host.subviews.first as? UIKeyboard)
      #expect(keyboard.setup.isShifted)
      field.insertText("a")
      _ = screen.displayList()
      #expect(!keyboard.setup.isShifted)
    }
  }
}
