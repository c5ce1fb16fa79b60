import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit
@testable import Onionskin

/// VoiceOver's descriptions of UIKit's controls: the words that AccessibilitySnapshot has recorded on iOS 18.5.
@MainActor @Suite struct SpokenWordsTests {
  private func spoken(_ views: UIView..., locale: String = "en", in size: CGFloat = 400) -> [SpokenElement] {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: size, height: 2000))
    for (index, view) in views.enumerated() {
      if view.bounds.isEmpty { view.bounds.size = CGSize(width: 100, height: 40) }
      view.frame.origin = CGPoint(x: 10, y: 20 + CGFloat(index) * 60)
      container.addSubview(view)
    }
    let window = UIWindow(frame: container.frame)
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.rootViewController?.view.addSubview(container)
    window.layoutIfNeeded()
    let elements = SpokenScreen(of: container, locale: Locale(identifier: locale)).elements
    window.isHidden = true
    return elements
  }

  private func element(
    _ label: String? = "Label", value: String? = nil, hint: String? = nil, _ traits: UIAccessibilityTraits = .none
  ) -> UIView {
    let view = UIView()
    view.isAccessibilityElement = true
    (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint) = (label, value, hint)
    view.accessibilityTraits = traits
    return view
  }

  @Test func switchesSayTheirState() {
    let on = UISwitch()
    on.isOn = true
    let dimmed = UISwitch()
    (dimmed.isOn, dimmed.isEnabled) = (true, false)
    let named = UISwitch()
    (named.accessibilityLabel, named.accessibilityValue, named.accessibilityHint) = ("Label", "Value", "Hint")
    named.isOn = true
    let all = spoken(on, UISwitch(), dimmed, named)
    #expect(
      all.map(\.words) == [
        "Switch Button. On.", "Switch Button. Off.", "Dimmed. Switch Button. On.", "Label. Switch Button. On.",
      ])
    #expect(
      all.map(\.hint) == [
        "Double tap to toggle setting.", "Double tap to toggle setting.", nil, "Hint. Double tap to toggle setting.",
      ])
    let fakes = spoken(
      element("Fake Label", value: "2", [.toggleButton, .button]), element("Fake Label", value: "1", .toggleButton),
      element("Fake Label", value: "3", .toggleButton))
    #expect(fakes.map(\.words) == ["Fake Label. Switch Button. Mixed.", "Fake Label. On.", "Fake Label. 3"])
  }

  @Test func segmentsStepsPagesAndSliders() {
    let segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    segments.frame.size = CGSize(width: 300, height: 32)
    segments.selectedSegmentIndex = 1
    #expect(
      spoken(segments).map(\.words) == [
        "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.", "Segment C. Button. 3 of 3.",
      ])
    let stepper = UIStepper()
    stepper.frame.size = CGSize(width: 94, height: 32)
    #expect(spoken(stepper).map(\.words) == ["Decrement. Dimmed. Button.", "Increment. Button."])
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (3, 1)
    #expect(spoken(pages).first?.words == "page 2 of 3. Adjustable.")
    #expect(spoken(pages).first?.hint == "Swipe up or down with one finger to adjust the value.")
    #expect(spoken(pages).first?.inputLabels == ["Page control"])
    let slider = UISlider()
    slider.value = 0.75
    #expect(spoken(slider).first?.words == "75%. Adjustable.")
  }

  @Test func tabsSayTheirPlace() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let titles: [String?] = ["Item A", "Item B", "Item C", nil]
    bar.items = titles.map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?[1]
    bar.items?[2].isEnabled = false
    bar.items?[0].badgeValue = "3"
    #expect(
      spoken(bar).map(\.words) == [
        "Item A: 3 items. Tab. 1 of 4.", "Selected: Item B. Tab. 2 of 4.", "Item C. Tab. 3 of 4.", "Tab. 4 of 4.",
      ])
  }

  @Test func edgeCasesOfHintsAndTraits() {
    let all = spoken(
      element(nil, hint: "Hint", .adjustable), element(hint: "Hint", .adjustable), element(nil, [.button, .header]),
      element(nil, .adjustable), element(nil, hint: "Hint", .button))
    #expect(
      all.map(\.words) == [
        "Hint. Adjustable.", "Label. Adjustable.", "Button. Heading.", "Adjustable.", "Hint. Button.",
      ])
    let adjust = "Swipe up or down with one finger to adjust the value."
    #expect(all.map(\.hint) == [nil, "Hint. \(adjust)", nil, adjust, nil])
    #expect(
      spoken(element("B5", value: "Value", [.notEnabled, .button, .selected])).first?.words
        == "Selected: B5: Value. Dimmed. Button.")
  }

  @Test func theWayBackIsSaidOnce() {
    let all = spoken(element("First", [.button, .backButton]), element("Back", [.button, .backButton]))
    #expect(all.map(\.words) == ["First. Back Button.", "Back Button."])
  }

  @Test func listsHaveAStartAndAnEnd() {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    list.accessibilityContainerType = .list
    let elements = (1...4).map { index in
      let view = element("Label \(index)")
      view.frame = CGRect(x: 0, y: 50 * index, width: 100, height: 20)
      list.addSubview(view)
      return view
    }
    list.accessibilityElements = elements
    #expect(spoken(list).map(\.words) == ["Label 1. List Start.", "Label 2", "Label 3", "Label 4. List End."])
  }

  @Test func wordsAreInTheVariantsLanguage() {
    let button = UIButton()
    button.setTitle("Sichern", for: .normal)
    button.isEnabled = false
    #expect(spoken(button, locale: "de_DE").first?.words == "Sichern. Grau dargestellt. Taste.")
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.isSecureTextEntry = true
    #expect(spoken(field, locale: "de").first?.words == "Sicheres Textfeld.")
    #expect(spoken(field, locale: "de").first?.hint == "Zum Bearbeiten doppeltippen.")
    let wifi = UISwitch()
    wifi.accessibilityLabel = "Вай-фай"
    #expect(spoken(wifi, locale: "ru_RU").first?.words == "Вай-фай. Кнопка-переключатель. Выкл.")
    // Other languages have no recorded words.
    #expect(spoken(wifi, locale: "fr").first?.words == "Вай-фай. Switch Button. Off.")
  }

  // MARK: Order

  @Test func rowsComeBeforeColumnsAndSmallStepsAreOneRow() {
    let views = [(200, 0), (10, 6), (10, 30)].map { x, y in
      let view = element("\(x),\(y)")
      view.frame = CGRect(x: x, y: y, width: 50, height: 20)
      return view
    }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    views.forEach(box.addSubview)
    #expect(spoken(box).map(\.words) == ["10,6", "200,0", "10,30"])
  }

  @Test func whatIsBehindAModalViewIsNotSaid() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (behind, modal) = (element("Behind"), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)))
    behind.frame = modal.frame
    let inside = element("Inside")
    inside.frame = modal.frame
    modal.addSubview(inside)
    modal.accessibilityViewIsModal = true
    box.addSubview(behind)
    box.addSubview(modal)
    #expect(spoken(box).map(\.words) == ["Inside"])
  }
}
