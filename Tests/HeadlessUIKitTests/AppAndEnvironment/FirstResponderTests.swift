import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The responder that receives typed text.
@MainActor @Suite struct FirstResponderTests {
  private final class Input: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  @Test func onlyViewsInAWindowBecomeFirst() {
    let input = Input()
    #expect(!input.becomeFirstResponder())
    #expect(!input.isFirstResponder)
    let plain = UIView()
    let controller = UIViewController()
    controller.view.addSubview(plain)
    let screen = Screens.show(controller)
    defer { screen.close() }
    #expect(!plain.becomeFirstResponder())
  }

  @Test func aViewThatAskedTooEarlyGetsItsTurnInTheWindow() {
    let input = Input()
    let controller = UIViewController()
    controller.view.addSubview(input)
    #expect(!input.becomeFirstResponder())
    let screen = Screens.show(controller)
    defer { screen.close() }
    #expect(input.isFirstResponder)
  }

  @Test func theFormerOneDecides() {
    let first = Input()
    let second = Input()
    let controller = UIViewController()
    controller.view.addSubview(first)
    controller.view.addSubview(second)
    let screen = Screens.show(controller)
    defer { screen.close() }
    #expect(first.becomeFirstResponder())
    first.resigns = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.resigns = true
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
  }

  @Test func endEditingAsksAndForces() {
    let input = Input()
    let beside = UIView()
    let controller = UIViewController()
    controller.view.addSubview(input)
    controller.view.addSubview(beside)
    let screen = Screens.show(controller)
    defer { screen.close() }
    input.becomeFirstResponder()
    input.resigns = false
    #expect(!beside.endEditing(true))
    #expect(!controller.view.endEditing(false))
    #expect(input.isFirstResponder)
    #expect(controller.view.endEditing(true))
    #expect(!input.isFirstResponder)
  }

  @Test func leavingTheWindowEndsIt() {
    let input = Input()
    let controller = UIViewController()
    controller.view.addSubview(input)
    let screen = Screens.show(controller)
    defer { screen.close() }
    input.becomeFirstResponder()
    input.resigns = false
    input.removeFromSuperview()
    #expect(!input.isFirstResponder)
  }

  private final class Saving: UIView, UIKeyInput {
    var saved = 0
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { accessory }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func save(_ sender: UIControl) { saved += 1 }
  }

  private final class Saver: UIViewController {
    var saved = 0
    func save(_ sender: UIControl) { saved += 1 }
  }

  /// On iOS each window has its own: messages on one screen don't affect another one.
  @Test func actionsWithoutATargetBeginAtTheOneOfTheirWindow() {
    func button(in view: UIView, _ action: Selector) -> UIControl {
      let control = UIControl()
      control.addTarget(nil, action: action, for: .touchUpInside)
      view.addSubview(control)
      return control
    }
    let input = Saving()
    let controller = UIViewController()
    controller.view.addSubview(input)
    let screen = Screens.show(controller)
    defer { screen.close() }
    #expect(input.becomeFirstResponder())
    let save = Selector("save:", Saving.save)
    button(in: controller.view, save).sendActions(for: .touchUpInside)
    #expect(input.saved == 1)
    // The bar above the keyboard is in a system window.
    button(in: input.accessory, save).sendActions(for: .touchUpInside)
    #expect(input.saved == 2)
    let elsewhere = Saver()
    button(in: elsewhere.view, Selector("save:", Saver.save)).sendActions(for: .touchUpInside)
    #expect(input.saved == 2 && elsewhere.saved == 1)
  }
}
