import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Order and arithmetic of named numbers.
@MainActor @Suite struct ComparableNamesTests {
  @Test func prioritiesAreNumbers() {
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    var priority = UILayoutPriority.required
    priority -= 10
    priority += 1
    #expect(priority == UILayoutPriority(991))
    #expect(max(UILayoutPriority.defaultLow, .required) == .required)
  }

  @Test func weightsAndLevelsAreNumbers() {
    #expect([UIFont.Weight.bold, .thin, .regular].sorted() == [.thin, .regular, .bold])
    var weight = UIFont.Weight.regular + 0.5
    weight -= 0.25
    #expect(weight.rawValue == 0.25)
    var level = UIWindow.Level.normal
    level += 5
    level -= 1
    #expect(level == .normal + 4 && level > .normal)
  }

  @Test func aMultiplierOfZeroLeavesTheSecondItemOut() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0, constant: 7)
    #expect(constraint.secondItem == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 7)
  }

  // MARK: Selectors

  @MainActor private final class Target: NSObject {
    var calls: [String] = []
    func name() -> String {
      calls.append("name")
      return "Target"
    }
    func view(_ sender: NSString) -> NSObject {
      calls.append("view \(sender)")
      return self
    }
    func nothing() { calls.append("nothing") }
  }

  @Test func selectorsCarryMethodsThatReturnValues() {
    let target = Target()
    let name = Selector("name", Target.name)
    #expect(target.perform(name)?.takeUnretainedValue() as? String == "Target")
    let object = target.perform(Selector("view:", Target.view), with: "it" as NSString)?.takeUnretainedValue()
    #expect(object === target)
    #expect(target.perform(Selector("nothing", Target.nothing)) == nil)
    #expect(target.calls == ["name", "view it", "nothing"])
    // A name reaches the method for which a selector with this name was created, and no method of another class.
    #expect(target.perform(Selector("name"))?.takeUnretainedValue() as? String == "Target")
    #expect(NSObject().perform(name) == nil)
    let control = UIControl()
    control.addTarget(target, action: name, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls.last == "name" && target.calls.count == 5)
  }

  @Test(arguments: ["Baskerville-Italic", "Futura-Medium", "AmericanTypewriter", "Optima-Bold", "Palatino-Roman"])
  func moreFontsOfIOSAreKnown(_ name: String) throws {
    let font = try #require(UIFont(name: name, size: 17))
    #expect(font.fontName == name)
    #expect(font.lineHeight > 15)
  }
}
