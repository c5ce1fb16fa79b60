import Foundation
import Testing

@testable import HeadlessUIKit

/// VoiceOver's descriptions of UIKit's controls, as recorded by AccessibilitySnapshot on iOS 18.5 unless stated otherwise.
@MainActor @Suite struct SpokenControlsTests {
  private func host(_ view: UIView, width: CGFloat = 300, height: CGFloat = 200) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  @Test func aSwitchSaysItsStateWhateverItsValueIs() {
    let control = UISwitch()
    #expect(control.isAccessibilityElement)
    #expect(control.accessibilityTraits == [.button, .toggleButton])
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    control.accessibilityValue = "Value"
    #expect(control.accessibilityValue == "1")
    control.isEnabled = false
    #expect(control.accessibilityTraits == [.button, .toggleButton, .notEnabled])
    #expect(!control.accessibilityActivate())
  }

  @Test func aStepperIsTwoButtons() throws {
    let stepper = UIStepper()
    stepper.maximumValue = 1
    let window = host(stepper)
    #expect(!stepper.isAccessibilityElement)
    let elements = try #require(stepper.accessibilityElements as? [UIAccessibilityElement])
    #expect(elements.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(elements.map(\.accessibilityTraits) == [[.button, .notEnabled], .button])
    #expect(elements.map(\.accessibilityFrame.width) == [46.5, 46.5])
    #expect(elements[1].accessibilityActivate())
    #expect(stepper.value == 1)
    // The same elements, with their current values.
    #expect((stepper.accessibilityElements as? [UIAccessibilityElement])?.first === elements[0])
    #expect(
      (stepper.accessibilityElements as? [UIAccessibilityElement])?.map(\.accessibilityTraits) == [
        .button, [.button, .notEnabled],
      ])
    withExtendedLifetime(window) {}
  }

  @Test func segmentsAreTheElementsOfTheirControl() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    let elements = control.accessibilityElements as? [UIView]
    #expect(elements?.map(\.accessibilityLabel) == ["A", "B"])
    #expect(elements?.map(\.accessibilityTraits) == [.button, [.button, .selected]])
    #expect(control.accessibilityElementCount() == 2)
  }

  @Test func tabsAreNoButtonsAndCountTheirBadges() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
    let items = ["3", "A", ""].map { badge in
      let item = UITabBarItem(title: "Item", image: nil, tag: 0)
      item.badgeValue = badge
      return item
    }
    items[1].isEnabled = false
    items[2].accessibilityHint = "Hint"
    bar.items = items
    bar.selectedItem = items[0]
    let window = host(bar)
    let buttons = bar.subviews.filter { $0 is UITabBarButton }
    #expect(buttons.map(\.accessibilityValue) == ["3 items", "A", nil])
    #expect(buttons.map(\.accessibilityTraits) == [[.tabBarItem, .selected], .tabBarItem, .tabBarItem])
    #expect(buttons.map(\.accessibilityHint) == [nil, nil, "Hint"])
    withExtendedLifetime(window) {}
  }

  @Test func theWayBackHasItsTraitItsFrameAndTwoNames() throws {
    let navigation = UINavigationController()
    navigation.viewControllers = ["First", "Second"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    func find<Kind: UIView>(_ type: Kind.Type, in view: UIView) -> Kind? {
      view as? Kind ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
    }
    let back = try #require(find(_UIBackButtonContainerView.self, in: navigation.navigationBar))
    #expect(back.accessibilityTraits == [.button, .backButton])
    #expect(back.accessibilityLabel == "First")
    #expect(back.accessibilityUserInputLabels == ["First", "Back"])
    #expect(back.bounds.width - back.accessibilityFrame.width == 8)
    #expect(
      navigation.navigationBar.subviews.flatMap { labels(in: $0) }.first { $0.text == "Second" }?.accessibilityTraits
        == .header)
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { labels(in: $0) }
  }

  @Test func buttonsOfBarsThatCannotBeUsedAreDimmed() throws {
    let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    let button = _UIButtonBarButton(item: item)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func aSliderIsTouchedAtItsThumb() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    slider.value = 1
    #expect(slider.accessibilityActivationPoint.x > 180)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 1)
    #expect(slider.accessibilityActivationPoint == CGPoint(x: thumb.midX, y: thumb.midY))
    slider.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
    #expect(slider.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
  }

  @Test func aPageControlIsCalledSo() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 1
    #expect(control.accessibilityValue == "page 2 of 3")
    #expect(control.accessibilityUserInputLabels == ["Page control"])
  }

  /// Recorded on iOS 17.5, 18.5 and 26.2 at 3x, for a control as wide as its content: 219 x 77 pixels.
  @Test func theOutlineOfAPageControlIsACapsuleAroundItsDots() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.frame = CGRect(origin: .zero, size: CGSize(width: 300, height: 40))
    control.layoutIfNeeded()
    let outline = try #require(control.accessibilityPath)
    #expect(abs(outline.bounds.width - 73) < 0.5 && abs(outline.bounds.height - 77.0 / 3) < 0.5)
    #expect(abs(outline.bounds.midX - 150) < 0.5)
    #expect(!outline.contains(CGPoint(x: outline.bounds.minX + 1, y: outline.bounds.minY + 1)))
    control.hidesForSinglePage = true
    control.numberOfPages = 1
    control.layoutIfNeeded()
    #expect(control.accessibilityPath == nil)
  }

  /// Based on the traits that AccessibilitySnapshot's parser reads; no recording contains the values.
  @Test func fieldsSayTheirTextsOrPlaceholders() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.isAccessibilityElement)
    #expect(field.accessibilityTraits == .textEntry)
    #expect(field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    field.isSecureTextEntry = true
    #expect(field.accessibilityTraits == [.textEntry, .secureTextField])
    #expect(field.accessibilityValue == "•••")
    let text = UITextView()
    text.text = "Lines"
    #expect(text.accessibilityTraits == [.textEntry, .textArea])
    text.isEditable = false
    #expect(text.accessibilityTraits == .staticText)
  }

  // MARK: Other views and objects

  @Test func roundCornersAreAnOutline() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.accessibilityPath == nil)
    view.layer.cornerRadius = 10
    #expect(view.accessibilityPath?.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.accessibilityPath?.contains(CGPoint(x: 1, y: 1)) == false)
  }

  @Test func framesInContainersStartAsNull() {
    #expect(UIAccessibilityElement(accessibilityContainer: UIView()).accessibilityFrameInContainerSpace.isNull)
  }

  @Test func buttonsAndWhatHasGesturesRespondToPeople() {
    #expect(UIButton().accessibilityRespondsToUserInteraction)
    #expect(!UILabel().accessibilityRespondsToUserInteraction)
    let disabled = UIButton()
    disabled.isEnabled = false
    #expect(!disabled.accessibilityRespondsToUserInteraction)
    let view = UIView()
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(view.accessibilityRespondsToUserInteraction)
  }

  @Test func blocksAreAskedFirst() {
    let view = UIView()
    view.accessibilityFrame = .zero
    view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityActivationPointBlock = { CGPoint(x: 10, y: 20) }
    #expect(view.accessibilityActivationPoint == CGPoint(x: 10, y: 20))
    view.accessibilityUserInputLabels = ["Fallback"]
    view.accessibilityUserInputLabelsBlock = { ["Block"] }
    #expect(view.accessibilityUserInputLabels == ["Block"])
    view.accessibilityElementsBlock = { ["Element"] }
    #expect(view.accessibilityElements as? [String] == ["Element"])
    // UIKit doesn't check the type.
    view.accessibilityContainerType = .landmark
    view.accessibilityContainerTypeBlock = { .list }
    #expect(view.accessibilityContainerType == .landmark)
  }

  @Test func everyObjectCountsItsElementsAndDoesWhatItsBlocksSay() {
    let object = NSObject()
    let element = NSObject()
    object.accessibilityElements = [element]
    #expect(object.accessibilityElementCount() == 1)
    #expect(object.index(ofAccessibilityElement: element) == 0)
    #expect(object.index(ofAccessibilityElement: NSObject()) == NSNotFound)
    #expect(!object.accessibilityActivate())
    object.accessibilityActivateBlock = { true }
    #expect(object.accessibilityActivate())
    object.accessibilityPerformEscapeBlock = { true }
    #expect(object.accessibilityPerformEscape() && !object.accessibilityPerformMagicTap())
    #expect(!object.accessibilityElementIsFocused() && !object.accessibilityScroll(.down))
    object.accessibilityCustomContentBlock = { [AXCustomContent(label: "Block", value: "")] }
    #expect(object.accessibilityCustomContentBlock?()?.first?.label == "Block")
    // For a value whose static type is the provider's protocol, it is an optional member.
    final class Detailed: NSObject, AXCustomContentProvider {}
    let detailed = Detailed()
    let provider: any AXCustomContentProvider = detailed
    #expect(provider.accessibilityCustomContentBlock == nil)
    detailed.accessibilityCustomContentBlock = { [AXCustomContent(label: "Block", value: "")] }
    #expect(provider.accessibilityCustomContentBlock??()?.first?.label == "Block")
    #expect(object.accessibilityCustomContent.isEmpty)
    #expect(NSString(string: "Text").accessibilityLabel == "Text")
  }
}
