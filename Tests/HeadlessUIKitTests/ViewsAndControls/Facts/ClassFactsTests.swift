import Foundation
import HeadlessObjectiveC
import Testing

@testable import HeadlessUIKit

/// The facts about each class for appearance proxies, keys and accessibility.
@MainActor @Suite struct ClassFactsTests {
  // Proxies of these have values that other tests must not get.
  private final class Toggle: UISwitch {}
  private final class Field: UITextField {}
  private final class Search: UISearchBar {}
  private final class Button: UIButton {}
  private final class Stepper: UIStepper {}
  private final class Segments: UISegmentedControl {}

  private func show(_ views: [UIView]) {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    Screens.show(controller).close()
  }

  @Test func switchesTakeTheirColoursFromTheProxy() {
    Toggle.appearance().onTintColor = .red
    Toggle.appearance().thumbTintColor = .yellow
    let (plain, own) = (Toggle(), Toggle())
    own.onTintColor = .blue
    show([plain, own])
    #expect(plain.onTintColor == .red && plain.thumbTintColor == .yellow)
    #expect(own.onTintColor == .blue && own.thumbTintColor == .yellow)
  }

  @Test func textFieldsTakeFontColourAndBorderFromTheProxy() {
    Field.appearance().textColor = .green
    Field.appearance().font = .systemFont(ofSize: 31)
    Field.appearance().borderStyle = .line
    Field.appearance().keyboardAppearance = .dark
    let (plain, own) = (Field(), Field())
    own.textColor = .blue
    show([plain, own])
    #expect(plain.textColor == .green && plain.font?.pointSize == 31)
    #expect(plain.borderStyle == .line && plain.keyboardAppearance == .dark)
    #expect(own.textColor == .blue && own.font?.pointSize == 31)
  }

  @Test func searchBarsTakeTheirLookFromTheProxy() {
    Search.appearance().barTintColor = .orange
    Search.appearance().searchBarStyle = .minimal
    Search.appearance().isTranslucent = false
    let bar = Search()
    show([bar])
    #expect(bar.barTintColor == .orange && bar.searchBarStyle == .minimal && !bar.isTranslucent)
  }

  @Test func buttonsTakeTheirStatesFromTheProxy() {
    Button.appearance().setTitleColor(.red, for: .normal)
    Button.appearance().setTitleColor(.green, for: .highlighted)
    Button.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (plain, own) = (Button(), Button())
    own.setTitleColor(.blue, for: .normal)
    show([plain, own])
    #expect(plain.titleColor(for: .normal) == .red && plain.titleColor(for: .highlighted) == .green)
    // A state without a value in the proxy uses the normal one, also when that changes.
    #expect(plain.titleColor(for: .selected) == .red)
    plain.setTitleColor(.purple, for: .normal)
    #expect(plain.titleColor(for: .selected) == .purple)
    #expect(own.titleColor(for: .normal) == .blue)
    #expect(plain.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func steppersTakeTheirImagesFromTheProxy() {
    let (up, down) = (UIImage(systemName: "plus.circle"), UIImage(systemName: "minus.circle"))
    Stepper.appearance().setIncrementImage(up, for: .normal)
    Stepper.appearance().setDecrementImage(down, for: .normal)
    let stepper = Stepper()
    show([stepper])
    #expect(stepper.incrementImage(for: .normal) === up && stepper.decrementImage(for: .normal) === down)
  }

  @Test func segmentedControlsTakeTheirTitlesFromTheProxy() {
    Segments.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let control = Segments(items: ["One", "Two"])
    show([control])
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }

  @Test func viewsWithoutKeysBeforeHaveThem() {
    let well = UIColorWell()
    well.setValue(UIColor.red, forKey: "selectedColor")
    #expect(well.selectedColor == .red)
    let calendar = UICalendarView()
    calendar.setValue(false, forKey: "wantsDateDecorations")
    #expect(!calendar.wantsDateDecorations)
    let tabs = UITabBar()
    tabs.setValue(UIColor.red, forKey: "unselectedItemTintColor")
    #expect(tabs.unselectedItemTintColor == .red)
    let toolbar = UIToolbar()
    toolbar.setValue(UIColor.red, forKey: "barTintColor")
    #expect(toolbar.barTintColor == .red)
    let effects = UIVisualEffectView()
    effects.setValue(UIBlurEffect(style: .dark), forKey: "effect")
    #expect(effects.effect is UIBlurEffect)
    #expect(effects.value(forKey: "contentView") as? UIView === effects.contentView)
  }

  @Test func eachElementHasOneClass() {
    #expect(KnownClasses.byElement["slider"] == UISlider.self)
    #expect(KnownClasses.byElement["containerView"] == UIView.self)
    #expect(KnownClasses.byElement["pongPressGestureRecognizer"] == UILongPressGestureRecognizer.self)
    #expect(KnownClasses.chain(of: UISlider.self).map { "\($0.type)" } == ["UIView", "UIControl", "UISlider"])
  }

  /// A control is an accessibility element, or contains elements. The description of a refresh control on iOS isn't known.
  @Test(
    arguments: [
      UIButton.self, UIColorWell.self, UIDatePicker.self, UIPageControl.self, UIPasteControl.self,
      UISegmentedControl.self, UISlider.self, UIStepper.self, UISwitch.self, UITextField.self,
    ] as [UIControl.Type])
  func eachControlIsFoundByAccessibility(type: UIControl.Type) {
    let control = type.init(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    (control as? UISegmentedControl)?.insertSegment(withTitle: "One", at: 0, animated: false)
    let controller = UIViewController()
    controller.view.addSubview(control)
    let screen = Screens.show(controller)
    defer { screen.close() }
    func hasElement(_ view: UIView) -> Bool {
      view.isAccessibilityElement || view.accessibilityElements?.isEmpty == false
        || view.subviews.contains(where: hasElement)
    }
    #expect(hasElement(control))
  }
}
