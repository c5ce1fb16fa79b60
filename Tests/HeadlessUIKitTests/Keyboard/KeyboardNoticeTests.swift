import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Keyboard notifications. Heights are those in iOS's notifications, in points.
@MainActor @Suite struct KeyboardNoticeTests {
  private final class Input: UIView, UIKeyInput {
    var keyboardType: UIKeyboardType = .default
    var accessory: UIView?
    var own: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { accessory }
    override var inputView: UIView? { own }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @MainActor private final class Log {
    var names: [String] = []
    var frames: [CGRect] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [Notification.Name] = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      for name in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
            let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
            let isStandard =
              note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25
              && note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int == 7
            let name = note.name.rawValue
            MainActor.assumeIsolated {
              #expect(isStandard)
              self?.names.append(
                name.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(of: "Notification", with: "")
              )
              self?.frames.append(frame ?? .null)
            }
          })
      }
    }

    func end() { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  private func phone() -> ScreenConfiguration { ScreenConfiguration.standard }

  @Test func comesAndGoesWithItsNotifications() {
    let input = Input()
    let controller = UIViewController()
    controller.view.addSubview(input)
    let screen = Screens.show(controller, on: phone())
    defer { screen.close() }
    let log = Log()
    defer { log.end() }
    input.becomeFirstResponder()
    // 216 points of keys, 75 below them, 44 of suggestions, on a screen of 375 x 812.
    let shown = CGRect(x: 0, y: 812 - 335, width: 375, height: 335)
    #expect(log.names == ["WillChangeFrame", "WillShow"])
    #expect(log.frames == [shown, shown])
    #expect(HostedKeyboard.current.frame == shown)
    screen.window.updateScreen()
    #expect(log.names.suffix(2) == ["DidChangeFrame", "DidShow"])
    input.resignFirstResponder()
    screen.window.updateScreen()
    #expect(log.names.suffix(4) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(log.frames.last == CGRect(x: 0, y: 812, width: 375, height: 335))
    #expect(HostedKeyboard.current.frame == nil)
  }

  @Test func staysBetweenTwoInputs() {
    let first = Input()
    let second = Input()
    second.keyboardType = .numberPad
    let controller = UIViewController()
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    let screen = Screens.show(controller, on: phone())
    defer { screen.close() }
    first.becomeFirstResponder()
    let log = Log()
    defer { log.end() }
    second.becomeFirstResponder()
    #expect(log.names == ["WillChangeFrame", "WillShow"])
    // A number pad has no suggestions.
    #expect(log.frames.last?.height == 291)
  }

  @Test func accessoryViewsOfAnyResponderInTheChainAddTheirHeight() {
    final class Bar: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40))
      override var inputAccessoryView: UIView? { bar }
    }
    let input = Input()
    let controller = Bar()
    controller.view.addSubview(input)
    let screen = Screens.show(controller, on: phone())
    defer { screen.close() }
    input.becomeFirstResponder()
    #expect(HostedKeyboard.current.frame?.height == 375)
    input.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 10))
    input.reloadInputViews()
    #expect(HostedKeyboard.current.frame?.height == 345)
  }

  @Test func theLayoutGuideFollows() {
    let input = Input()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let controller = UIViewController()
    controller.view.addSubview(input)
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    let screen = Screens.show(controller, on: phone())
    defer { screen.close() }
    #expect(abs(box.frame.maxY - (812 - 34)) < 0.01)
    input.becomeFirstResponder()
    screen.window.updateScreen()
    #expect(abs(box.frame.maxY - (812 - 335)) < 0.01)
    input.resignFirstResponder()
    screen.window.updateScreen()
    #expect(abs(box.frame.maxY - (812 - 34)) < 0.01)
  }

  @Test func reloadingWithoutAChangeIsSilent() {
    let input = Input()
    let controller = UIViewController()
    controller.view.addSubview(input)
    let screen = Screens.show(controller, on: phone())
    defer { screen.close() }
    input.becomeFirstResponder()
    let log = Log()
    defer { log.end() }
    input.reloadInputViews()
    #expect(log.names.isEmpty)
  }

  @Test func ownInputViewsTakeTheKeysPlace() {
    let input = Input()
    input.own = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 200))
    let controller = UIViewController()
    controller.view.addSubview(input)
    let screen = Screens.show(controller, on: phone())
    defer { screen.close() }
    input.becomeFirstResponder()
    #expect(HostedKeyboard.current.frame?.height == 234)
  }

  @Test func aViewWithoutTextBringsNone() {
    final class Focus: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let view = Focus()
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = Screens.show(controller, on: phone())
    defer { screen.close() }
    let log = Log()
    defer { log.end() }
    view.becomeFirstResponder()
    #expect(HostedKeyboard.current.frame == nil)
    #expect(log.names.isEmpty)
  }

  @Test func testsCanSetAHeightOrAttachKeys() {
    let input = Input()
    let controller = UIViewController()
    controller.view.addSubview(input)
    let screen = Screens.show(controller, on: phone())
    defer { screen.close() }
    HostedKeyboard.current.simulate(.height(300))
    input.becomeFirstResponder()
    #expect(HostedKeyboard.current.frame == CGRect(x: 0, y: 512, width: 375, height: 300))
    HostedKeyboard.current.simulate(.hardware)
    #expect(HostedKeyboard.current.frame == nil)
    HostedKeyboard.current.show(height: 100)
    #expect(HostedKeyboard.current.frame == CGRect(x: 0, y: 712, width: 375, height: 100))
    HostedKeyboard.current.endShowing()
    #expect(HostedKeyboard.current.frame == nil)
  }

  @Test(
    arguments: [
      ("iPhone SE (3rd generation)", false, 260), ("iPhone SE (3rd generation)", true, 200),
      ("iPhone 15 Pro", false, 336),
      ("iPhone 15 Pro", true, 209), ("iPhone 15 Pro Max", false, 346), ("iPad (9th generation)", false, 320),
      ("iPad (9th generation)", true, 408),
    ] as [(String, Bool, CGFloat)])
  func heightsByDevice(_ name: String, _ isLandscape: Bool, _ height: CGFloat) throws {
    let device = try #require(Device.named(name))
    let orientation: Device.Orientation = isLandscape ? .landscape : .portrait
    let configuration = ScreenConfiguration(
      size: device.size(orientation: orientation), safeAreaInsets: device.safeAreaInsets(orientation: orientation),
      traits: device.traits(orientation: orientation))
    #expect(KeyboardMetrics(configuration).height(of: .default, hasSuggestions: true) == height)
  }
}
