import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Who gets what is typed.
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
}
