import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Trait changes that call a target's method.
@MainActor @Suite struct TraitActionTests {
  @MainActor private final class Listener: NSObject {
    var calls: [String] = []

    func something() { calls.append("something") }
    func view(_ view: UIView) { calls.append("view \(view.tag)") }
    func view(_ view: UIView, was previous: UITraitCollection) {
      calls.append("view \(view.tag) was \(previous.userInterfaceStyle.rawValue)")
    }
  }

  private final class SelfObserver: UIView {
    var changes = 0
    func traitsChanged() { changes += 1 }
  }

  private let style: [UITrait] = [UITraitUserInterfaceStyle.self]

  @Test func methodsOfEveryLengthAreCalled() {
    let view = UIView()
    view.tag = 7
    view.overrideUserInterfaceStyle = .light
    let listener = Listener()
    let actions = [
      Selector("something", Listener.something), Selector("view:", Listener.view(_:)),
      Selector("view:was:", Listener.view(_:was:)),
    ]
    for action in actions { view.registerForTraitChanges(style, target: listener, action: action) }
    view.overrideUserInterfaceStyle = .dark
    #expect(listener.calls == ["something", "view 7", "view 7 was 1"])
  }

  @Test func anObjectHearsItselfUntilTheRegistrationEnds() {
    let view = SelfObserver()
    let registration = view.registerForTraitChanges(
      style, action: Selector("traitsChanged", SelfObserver.traitsChanged))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.changes == 1)
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(view.changes == 1)
  }

  @Test func targetsAreNotKept() {
    let view = UIView()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      view.registerForTraitChanges(style, target: listener, action: Selector("something", Listener.something))
    }
    #expect(gone == nil)
    view.overrideUserInterfaceStyle = .dark
  }
}
