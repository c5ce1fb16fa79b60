import Testing
import UIKit

@testable import HeadlessUIKit

/// Touches on value controls in the middle of a screen of 400 x 800 points.
@MainActor @Suite struct ControlTouchTests {
  init() { HostedScreen.apply(.standard) }

  private func play(_ sequence: TouchSequence, on control: UIControl) -> Int {
    let controller = UIViewController()
    controller.view.addSubview(control)
    let screen = Screens.show(controller)
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    var player = TouchPlayer(window: screen.window)
    player.play(sequence)
    screen.close()
    return changes
  }

  @Test func aTapOnASegmentChoosesIt() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.frame = CGRect(x: 100, y: 100, width: 201, height: 32)
    #expect(play(.tap(at: CGPoint(x: 250, y: 116)), on: control) == 1)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func aSliderFollowsTheFingerThatTookItsThumb() {
    // The thumb can move by 100 points, from x = 116 for its centre.
    let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 132, height: 34))
    let drag = TouchSequence.drag(from: CGPoint(x: 120, y: 117), to: CGPoint(x: 170, y: 117), steps: 5)
    #expect(play(drag, on: slider) == 5)
    #expect(abs(slider.value - 0.5) < 0.01)
    slider.isContinuous = false
    slider.value = 0
    #expect(play(drag, on: slider) == 1)
    slider.value = 0
    let elsewhere = TouchSequence.drag(from: CGPoint(x: 190, y: 117), to: CGPoint(x: 220, y: 117), steps: 2)
    #expect(play(elsewhere, on: slider) == 0)
  }

  @Test func tapsOnTheHalvesOfAStepper() {
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
    #expect(play(.tap(at: CGPoint(x: 180, y: 116)), on: stepper) == 1)
    #expect(stepper.value == 1)
    #expect(play(.tap(at: CGPoint(x: 110, y: 116)), on: stepper) == 1)
    #expect(stepper.value == 0)
  }

  @Test func aTapBesideTheMiddleTurnsThePage() {
    let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
    control.numberOfPages = 3
    #expect(play(.tap(at: CGPoint(x: 280, y: 110)), on: control) == 1)
    #expect(control.currentPage == 1)
    #expect(play(.tap(at: CGPoint(x: 110, y: 110)), on: control) == 1)
    #expect(play(.tap(at: CGPoint(x: 110, y: 110)), on: control) == 0)
    #expect(control.currentPage == 0)
  }

  @Test func aTapOnATabSelectsIt() {
    let tabs = UITabBarController.of(["A", "B"])
    let screen = Screens.show(tabs)
    var player = TouchPlayer(window: screen.window)
    player.play(.tap(at: CGPoint(x: 300, y: 740)))
    #expect(tabs.selectedIndex == 1)
    screen.close()
  }
}
