import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct AccessibilityTests {
  private final class Dial: UIView {
    override var accessibilityTraits: UIAccessibilityTraits {
      get { [.adjustable, super.accessibilityTraits] }
      set { super.accessibilityTraits = newValue }
    }
    override var accessibilityValue: String? {
      get { "half" }
      set {}
    }
  }

  @Test func viewsAreNoElementsUnlessTheySaySo() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Name"
    view.accessibilityHint = "Hint"
    view.accessibilityIdentifier = "id"
    view.accessibilityTraits = [.header, .link]
    #expect(view.isAccessibilityElement && view.accessibilityAttributedLabel?.string == "Name")
    #expect(view.accessibilityHint == "Hint" && view.accessibilityIdentifier == "id")
    #expect(view.accessibilityTraits.contains(.link) && !view.accessibilityTraits.contains(.button))
    // Recorded: the library doesn't show accessories of views that only have a label.
    #expect(view.accessibilityUserInputLabels.isEmpty)
    view.accessibilityUserInputLabels = ["Short"]
    #expect(view.accessibilityUserInputLabels == ["Short"])
  }

  @Test func labelsAndButtonsSpeakForThemselves() {
    let label = UILabel()
    label.text = "Hello"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "Greeting"
    #expect(label.accessibilityLabel == "Greeting")
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Go")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func subclassesOverride() {
    let dial = Dial()
    dial.accessibilityTraits = .selected
    #expect(dial.accessibilityTraits == [.adjustable, .selected])
    #expect(dial.accessibilityValue == "half")
  }

  @Test func framesAreOfTheScreen() {
    let screen = Screens.show(UIViewController())
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    screen.controller.view.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.isAccessibilityElement && element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    element.accessibilityFrame = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(element.accessibilityFrame == CGRect(x: 0, y: 0, width: 5, height: 5))
    view.accessibilityElements = [element]
    #expect(view.accessibilityElementCount() == 1 && view.index(ofAccessibilityElement: element) == 0)
    #expect(view.accessibilityElement(at: 0) as? UIAccessibilityElement === element)
    screen.close()
  }

  @Test func actionsAreKept() {
    var called = false
    let action = UIAccessibilityCustomAction(name: "Delete") { _ in
      called = true
      return true
    }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true && called)
    #expect(action.name == "Delete")
  }

  @Test func settingsFollowTheScreensTraits() {
    let screen = Screens.show(
      UIViewController(),
      on: Screens.tall {
        $0.legibilityWeight = .bold; $0.accessibilityContrast = .high
      })
    #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    screen.close()
    #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.isVoiceOverRunning)
  }
}
