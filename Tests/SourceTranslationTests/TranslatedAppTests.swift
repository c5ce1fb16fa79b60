import Testing
import UIKit

@testable import HeadlessUIKit
@testable import TranslatedApp

/// The behaviour of the translated sources of `Tests/TranslatedApp` at run time.
@MainActor @Suite struct TranslatedAppTests {
  /// The members of a class that a document or a test refers to by name.
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

  /// On Linux a plain object's class has no property to override.
  @Test func voiceOverReadsPropertiesThatPlainObjectsOverride() {
    let seat = Seat()
    let view = UIView()
    view.accessibilityElements = [seat]
    #expect(VoiceOver.elements(in: view) == [seat])
    let object: NSObject = seat
    #expect(object.accessibilityLabel == "Seat 1" && seat.changes == [])
    object.accessibilityValue = "taken"
    // The observer runs, and reads the stored value.
    #expect(seat.changes == ["free", "taken"] && object.accessibilityValue == "taken")
    seat.accessibilityHint = "Reserves the seat"
    #expect(object.accessibilityHint == "Reserves the seat.")
  }

  /// Operations and models can change their properties on any thread.
  @Test func objectsAreBoundToNoActor() async {
    #expect(await !Download.isOnMain())
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

  @Test func extensionsOverrideMethodsOfOtherModulesClasses() {
    for controller in [UIInputViewController(), KeysController(), VisibleKeysController()] {
      #expect(controller.prefersStatusBarHidden == !(controller is VisibleKeysController))
      controller.viewWillAppear(false)
      #expect(controller.view.tag == 1)
    }
    #expect(!UIViewController().prefersStatusBarHidden)
  }

  @Test func targetsAreAskedForTheirMembers() {
    let controller = KeysController()
    controller.pressByItem()
    #expect(controller.pressed == 2)
    #expect(controller.respondsToUIKitsMethods == [true, true, false])
  }

  @Test func colorsOfCatalogsHaveNames() {
    let spring = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(
      Resources.colors.map { $0.resolvedColor(with: .current) }
        == [UIColor(red: 0, green: 0, blue: 0.5, alpha: 1), spring, spring, .brown])
  }

  @Test func theHandlerOfAnActionIsABlock() {
    var tapped: [String?] = []
    Lookups.tap(UIAlertAction(title: "Delete", style: .destructive) { tapped.append($0.title) })
    Lookups.tap(UIAlertAction(title: "Nothing", style: .cancel))
    #expect(tapped == ["Delete"])
  }

  @Test func bundlesFindWhatLiesBesideTheSources() {
    #expect(Resources.friends() == ["Ada", "Grace"] && Resources.hasNothing)
    #expect(Resources.hello(in: "sv") == "Hej" && Resources.hello(in: "fr") == nil)
    #expect(Resources.languages.contains("sv"))
    #expect(Resources.version == "1.0" && Resources.servers as? [String] == ["example.org"])
  }

  /// Another module of this program is localized in German, and has a folder `Base.lproj`.
  @Test func aModulesBundleHasItsOwnLanguages() {
    #expect(Resources.languages == ["sv"])
    #expect(Resources.isOneBundle)
    #expect(!Resources.identifier.isEmpty)
  }

  @Test func foldersOfOneLanguageAreOne() {
    #expect(Resources.swedish("hello", table: "Greetings") == ["Hej"])
    #expect(Resources.swedish("contact", table: "Contacts") == ["Kontakt"])
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
    #expect(controller.ask() == ["60.0", "Friends", "Empty"])
    #expect(loud.selected == ["Ada"])
    let insisted = controller.insist(loud)
    #expect(insisted.0 == 30 && insisted.1 == 7)
    #expect(loud.selected == ["Ada", "Grace"])
  }

  @Test func delegatesTellWhatTheyImplement() {
    final class Silent: NSObject, UIScrollViewDelegate {}
    #expect(ContactsController.answers(of: ScrollingWatcher()) == [true, false, true, true])
    #expect(ContactsController.answers(of: Silent()) == [false, false, false, false])
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

  @Test func userDefaultsTellTheirChanges() {
    let watcher = OrderWatcher()
    #expect(watcher.log == ["path name"])
    UserDefaults.standard.set("city", forKey: "contactsOrder")
    #expect(watcher.log.sorted() == ["changed", "contactsOrder <null> city", "path city", "path name"])
    watcher.log = []
    UserDefaults.standard.contactsOrder = "age"
    #expect(watcher.log.sorted() == ["changed", "contactsOrder city age", "path age"])
    watcher.stop()
    UserDefaults.standard.removeObject(forKey: "contactsOrder")
    #expect(watcher.log.count == 3)
  }

  @Test func observersAreNotifiedAfterDidSet() {
    let machine = Machine()
    machine.speed = 3
    #expect(machine.log == ["willSet 3", "didSet 3", "observed 0 3"])
    machine.log = []
    machine.speed = 20
    #expect(machine.speed == 9)
    #expect(machine.log == ["willSet 20", "didSet 20", "observed 3 9"])
    machine.log = []
    machine.name = "second"
    #expect(machine.log == ["named first"])
    machine.log = []
    machine.level = 1
    #expect(machine.level == 6 && machine.log == ["level 0 to 1", "level 5 to 6"])
  }

  /// Swift files in a documentation catalog aren't compiled.
  @Test func sourcesOfTutorialsAreNotCompiled() {
    #expect(NSClassFromString("TranslatedApp.TutorialStep") == nil)
    #expect(NSClassFromString("TranslatedApp.Machine") != nil)
  }

  @Test func classesAreMadeByTheirNames() {
    #expect(Lookups.make("CNTPlugin") is Plugin)
    #expect(Lookups.make("TranslatedApp.Machine") is Machine)
    #expect(Lookups.make("UILabel") is UILabel)
    #expect(Lookups.make("TranslatedApp.Nothing") == nil)
    #expect(Lookups.name(Plugin()) == "CNTPlugin" && Lookups.name(Machine()) == "TranslatedApp.Machine")
    #expect(Lookups.name(UIView()) == "UIView")
  }

  @Test func membersAreFoundInAnyObject() {
    #expect(Lookups.title(Plugin()) == "plugin" && Lookups.title(Machine()) == nil)
    #expect(Lookups.run(Plugin()) == "ran" && Lookups.run(Machine()) == nil)
    #expect(Lookups.greet(Plugin()) == "hello Ada" && Lookups.greet(nil) == nil)
    #expect(Lookups.perform(Plugin()) == "ran")
    let controller = UIViewController()
    controller.title = "Home"
    #expect(Lookups.title(controller) == "Home")
  }

  @Test func keysThatNoPropertyHasAreReported() {
    let machine = Machine()
    machine.setValue(1, forKey: "nothing")
    #expect(machine.undefinedKeys == ["nothing"])
    #expect(machine.value(forKey: "something") as? String == "no something")
    machine.setValuesForKeys(["speed": 4])
    #expect(machine.speed == 4)
  }

  @Test func genericClassesHaveMembers() {
    let controller = TextsController()
    let (label, button) = (UILabel(), UIButton())
    controller.setValue(label, forKey: "itemLabel")
    #expect(controller.itemLabel === label)
    controller.perform(Selector("reloadItems"))
    button.tag = 5
    controller.perform(Selector("send:"), with: button)
    #expect(controller.reloads == 1 && controller.sent == 5)
  }

  @Test func conditionsOfIOSHoldAndModulesAreImported() {
    #expect(Setting.platform == "iOS" && Setting.isSimulator)
    #expect(request().url?.host() == "example.org")
  }

  /// This also applies to an optimized build, from which unreferenced declarations are removed (`make test-optimized`).
  @Test func genericCodeCallsTheInitializersThatViewsAndControllersHave() {
    let badge = Factory.badge()
    #expect(badge.accessibilityLabel == "badge")
    #expect(badge.frame == CGRect(x: 0, y: 0, width: 7, height: 9))
    #expect(Factory.controller().title == "badges")
  }

  @Test func membersOfExtensionsAreOverridden() {
    let plain: UIViewController = UIViewController()
    let list: UIViewController = TrackedListScreen()
    let detail: UIViewController = TrackedDetailScreen()
    #expect([plain, list, detail].map { type(of: $0).screenName } == ["Screen", "List", "List detail"])
    #expect(plain.reloadTexts() == "Screen 1")
    #expect(list.reloadTexts() == "reloaded List 2")
    #expect(detail.reloadTexts(5) == "twice reloaded List detail 6")
    detail.trackedValues = ["b", "a"]
    #expect(detail.trackedValues == ["detail", "ab"])
    #expect(DescribedLabel().describeLayout(in: []) == ["label", "view"])
    #expect(UIView().describeLayout(in: []) == ["view"])
  }

  @Test func extensionsOfClassesBetweenOverride() {
    let objects: [NSObject] = [NSObject(), UIButton(), UILabel(), OwnLabel()]
    #expect(
      objects.map { $0.described([]) } == [
        ["object"], ["view", "object"], ["label", "view", "object"], ["own", "label", "view", "object"],
      ])
    #expect(objects.map(\.kindOfObject) == ["object", "view of object", "view of object", "view of object"])
  }
}
