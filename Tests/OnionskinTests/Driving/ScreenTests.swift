import Foundation
import Testing
import UIKit

@testable import Onionskin

/// Finding elements on a screen, and acting on them with touches.
@MainActor @Suite struct ScreenTests {
  private let form = FormController()

  @Test func controllersAreMadeInTheSurroundingsOfTheirScreen() {
    let before = UIScreen.main.bounds.size
    var size = CGSize.zero
    let screen = Screen(
      of: {
        size = UIScreen.main.bounds.size
        return FormController()
      }(), on: .iPhone15Pro, variant: .dark)
    #expect(size == CGSize(width: 393, height: 852))
    #expect(screen.controller.view.window === screen.window)
    #expect(screen.controller.traitCollection.userInterfaceStyle == .dark)
    screen.end()
    #expect(UIScreen.main.bounds.size == before)
  }

  @Test func theUserLeavesTheAppAndReturns() throws {
    let screen = Screen(of: form, on: .iPhone15Pro)
    let scene = try #require(screen.window.windowScene)
    screen.leaveApp()
    #expect(scene.activationState == .background)
    screen.returnToApp()
    #expect(scene.activationState == .foregroundActive)
    screen.end()
  }

  @Test func voiceOversFocusMoves() throws {
    let screen = Screen(of: form, on: .iPhone15Pro)
    try screen.moveVoiceOver(to: "Name")
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === form.name)
    #expect(throws: ScreenProblem.self) { try screen.moveVoiceOver(to: "Missing") }
    UIAccessibility.runVoiceOver(false)
    screen.end()
  }

  @Test func screensEndInAnyOrder() {
    let size = UIScreen.main.bounds.size
    let (first, second) = (Screen(of: form, on: .iPhone15Pro), Screen(of: FormController(), on: .iPhoneSE3))
    first.end()
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    second.end()
    #expect(UIScreen.main.bounds.size == size)
  }

  @Test func typingAsksTheDelegateForEachCharacter() throws {
    let screen = Screen(of: form, on: .iPhone15Pro)
    try screen.type("Ad!a", into: "Name")
    #expect(form.name.text == "Ada")
    #expect(form.log == ["asked for A", "asked for d", "asked for !", "asked for a"])
    #expect(form.name.isFirstResponder)
    try screen.press(.delete)
    #expect(form.name.text == "Ad")
    try screen.press(.return)
    #expect(form.log.last == "return")
    try screen.clear("Name")
    #expect(form.name.text == "")
  }

  @Test func whatIsTypedOnceMoreIsAddedAtTheEnd() throws {
    let screen = Screen(of: form, on: .iPhone15Pro)
    try screen.type("Ada", into: .field("Name"))
    try screen.type(" Lovelace", into: .field("Name"))
    #expect(form.name.text == "Ada Lovelace")
  }

  @Test func buttonsAreTappedByTheirTitle() throws {
    let screen = Screen(of: form, on: .iPhone15Pro)
    try screen.type("Ada", into: "Name")
    try screen.tap(.button("Save"))
    #expect(form.log.last == "saved Ada")
  }

  @Test func controlsAreFoundByTheLabelBesideThem() throws {
    let screen = Screen(of: form, on: .iPhone15Pro)
    try screen.tap(.toggle("Wi-Fi"))
    #expect(form.wifi.isOn)
    try screen.slide(.slider("Volume"), to: 0.75)
    #expect(abs(form.volume.value - 0.75) < 0.02)
  }

  // MARK: Refusals

  @Test func whatIsNotThereNamesWhatMayBeMeant() {
    let screen = Screen(of: form, on: .iPhone15Pro)
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Safe") }
    #expect(problem?.kind == .notFound)
    #expect(problem?.message.contains("“Safe” isn't on the screen.") == true)
    #expect(problem?.message.contains("button “Save” (dimmed)") == true)
  }

  @Test func severalOfANameAreListed() throws {
    let controller = UIViewController()
    var taps: [Int] = []
    for index in 1...2 {
      let button = UIButton(type: .system)
      button.setTitle("Open", for: .normal)
      button.frame = CGRect(x: 20, y: 100 * CGFloat(index), width: 100, height: 44)
      button.addAction(UIAction { _ in taps.append(index) }, for: .touchUpInside)
      controller.view.addSubview(button)
    }
    let screen = Screen(of: controller, on: .iPhone15Pro)
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Open") }
    #expect(problem?.kind == .ambiguous)
    #expect(problem?.message.contains("button “Open” at (20, 200, 100 x 44)") == true)
    try screen.tap(.button("Open").nth(2))
    #expect(taps == [2])
  }

  @Test func whatIsDisabledIsNotTapped() {
    let screen = Screen(of: form, on: .iPhone15Pro)
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Save") }
    #expect(problem?.kind == .disabled)
    #expect(problem?.message == "button “Save” (dimmed) can't be touched: it is disabled.")
  }

  @Test func whatLiesOnSomethingIsNamed() throws {
    let screen = Screen(of: form, on: .iPhone15Pro)
    form.save.isEnabled = true
    let cover = UIView(frame: form.view.bounds)
    cover.accessibilityIdentifier = "cover"
    form.view.addSubview(cover)
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Save") }
    #expect(problem?.kind == .covered)
    #expect(problem?.message == "button “Save” can't be touched: UIView “cover” lies on it.")
    #expect(form.log.isEmpty)
    // A view that lets touches through covers nothing.
    cover.isUserInteractionEnabled = false
    try screen.tap("Save")
    #expect(form.log == ["saved "])
  }

  @Test func anAlertIsNamedAsWhatLiesOnAField() {
    let screen = Screen(of: form, on: .iPhone15Pro)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    form.present(alert, animated: false)
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Name") }
    #expect(problem?.message == "field “Name” can't be touched: the alert “Sure?” lies on it.")
  }

  @Test func theReturnKeyNeedsSomethingThatIsEdited() {
    let screen = Screen(of: form, on: .iPhone15Pro)
    let problem = #expect(throws: ScreenProblem.self) { try screen.press(.return) }
    #expect(problem?.kind == .takesNoText)
    #expect(problem?.message == "Nothing is being edited: the return key can't be pressed.")
  }

  @Test func whatIsListedAsElementsIsInOrderWithinEach() {
    let controller = UIViewController()
    let list = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    for row in (0..<3).reversed() {
      let label = UILabel(frame: CGRect(x: 0, y: row * 40, width: 200, height: 30))
      label.text = "Row \(row)"
      list.addSubview(label)
    }
    let footer = UILabel(frame: CGRect(x: 0, y: 60, width: 200, height: 30))
    footer.text = "Footer"
    controller.view.addSubview(list)
    controller.view.addSubview(footer)
    // The order of the list of elements comes first, whatever the positions; inside a view that it contains, the positions decide.
    controller.view.accessibilityElements = [list, footer]
    let screen = Screen(of: controller, on: .iPhone15Pro)
    #expect(screen.contents == ["text “Row 0”", "text “Row 1”", "text “Row 2”", "text “Footer”"])
  }

  @Test func whatTakesNoTouchesSaysWhy() {
    let screen = Screen(of: form, on: .iPhone15Pro)
    form.wifi.isUserInteractionEnabled = false
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap(.toggle("Wi-Fi")) }
    #expect(problem?.kind == .takesNoTouches)
    #expect(problem?.message.contains("`isUserInteractionEnabled` of it is false") == true)
  }

  @Test func whatIsOutsideOfTheVisiblePartIsNotTapped() {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Far", for: .normal)
    button.frame = CGRect(x: 20, y: 3000, width: 100, height: 44)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 4000)
    scrollView.addSubview(button)
    controller.view.addSubview(scrollView)
    let screen = Screen(of: controller, on: .iPhone15Pro)
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Far") }
    #expect(problem?.kind == .offScreen)
    #expect(problem?.message.contains("`scroll(to:)`") == true)
  }

  @Test func theKeyboardCoversWhatLiesBehindIt() throws {
    let button = UIButton(type: .system)
    button.setTitle("Low", for: .normal)
    let screen = Screen(of: form, on: .iPhone15Pro)
    button.frame = CGRect(x: 20, y: 780, width: 100, height: 44)
    form.view.addSubview(button)
    try screen.tap("Name")
    let problem = #expect(throws: ScreenProblem.self) { try screen.tap("Low") }
    #expect(problem?.kind == .covered)
    form.mayEnd = false
    #expect(throws: ScreenProblem.self) { try screen.dismissKeyboard() }
    form.mayEnd = true
    try screen.dismissKeyboard()
    #expect(!form.name.isFirstResponder)
    try screen.tap("Low")
  }

  @Test func anAlertsButtonIsMeantWhereTheScreenBehindHasOneOfThatName() throws {
    let screen = Screen(of: form, on: .iPhone15Pro)
    form.save.isEnabled = true
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in self.form.log.append("alert") })
    form.present(alert, animated: true)
    try screen.tap("Save")
    #expect(form.log == ["alert"])
    #expect(form.presentedViewController == nil)
  }
}
