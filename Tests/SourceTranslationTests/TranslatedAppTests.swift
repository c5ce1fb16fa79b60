import Testing
import UIKit

@testable import TranslatedApp

/// What the translated sources of `Tests/TranslatedApp` do when they run.
@MainActor @Suite struct TranslatedAppTests {
  /// The members of a class that a document or a test names.
  private func set(_ controller: ContactsController, _ value: Any?, _ key: String) {
    controller.setValue(value, forKey: key)
  }

  @Test func outletsAreSetWithTheirObservers() {
    let controller = ContactsController()
    let label = UILabel()
    set(controller, label, "titleLabel")
    #expect(controller.events == ["label"])
    #expect(controller.value(forKey: "titleLabel") as? UILabel === label)
    set(controller, [UIButton(), UIButton()], "buttons")
    #expect(controller.buttons.count == 2)
    set(controller, 12, "cornerRadius")
    #expect(controller.view.layer.cornerRadius == 12)
  }

  @Test func selectorsCallTheirMethods() {
    let controller = ContactsController()
    let control = UISwitch()
    controller.wire(control)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    NotificationCenter.default.post(name: Notification.Name("contacts"), object: nil)
    #expect(controller.events == ["tapped", "done", "contacts"])
  }

  @Test func selectorsOfTextFindMethods() {
    let controller = ContactsController()
    let control = UIControl()
    controller.wire(control)
    for target in control.allTargets {
      for action in control.actions(forTarget: target, forControlEvent: .valueChanged) ?? [] {
        (target.base as? NSObject)?.perform(Selector(action), with: control)
      }
    }
    controller.perform(Selector("reloadEverything"))
    #expect(controller.events == ["done", "reload"])
    #expect(controller.responds(to: Selector("saveWithItem:forEvent:")))
    #expect(!controller.responds(to: Selector("nothing")))
  }

  @Test func extensionsOverride() {
    let controller = FriendsController()
    #expect((controller as UIViewController).prefersStatusBarHidden)
    (controller as UIViewController).viewWillAppear(false)
    (controller as ContactsController).prepareContents()
    controller.perform(Selector("prepareContents"))
    #expect(controller.events == ["appears 7", "base", "friends", "base", "friends"])
  }

  @Test func optionalMethodsAreCalledWhereTheyAre() {
    final class Quiet: ContactsDelegate {
      func contactsDidLoad(_ controller: ContactsController) {}
    }
    let controller = ContactsController()
    let quiet = Quiet()
    controller.delegate = quiet
    #expect(controller.ask() == ["44.0", "-", "empty"])
    let loud = ContactsWatcher()
    controller.delegate = loud
    #expect(controller.ask() == ["60.0", "Friends", "Nobody"])
    #expect(loud.selected == ["Ada"])
  }

  @Test func changesAreObservedInBothForms() {
    let person = Person()
    let observer = PersonObserver(person)
    person.age = 37
    person.name = "Grace"
    #expect(observer.told == ["age: 36 37", "Ada>Grace"])
    #expect(person.ages == [37])
    #expect(Person.nameKey == "name" && person.value(forKey: Person.nameKey) as? String == "Grace")
  }

  @Test func conditionsOfIOSHoldAndModulesAreImported() {
    #expect(Setting.platform == "iOS" && Setting.isSimulator)
    #expect(request().url?.host() == "example.org")
  }
}
