import SourceTranslation
import Testing

/// What single constructs become.
@Suite struct ConstructTests {
  @Test func linesAndColumnsStay() {
    let source = """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet weak var label: UILabel! { didSet { print(1) } }
        override func viewDidLoad() {
          button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside); print(#column)
          _ = #keyPath(Screen.label); print(#line)
        }
        @objc private func tapped(_ sender: UIButton) {}
      }
      // after the class
      """
    let lines = Translation(source).originalLines()
    for (number, line) in source.split(separator: "\n").enumerated() {
      let translated = lines[number + 1] ?? ""
      #expect(translated.count == line.count, "line \(number + 1): \(translated)")
      for word in ["weak var label", "print(#column)", "print(#line)", "tapped(_ sender", "// after"]
      where line.contains(word) {
        #expect(place(of: word, in: translated) == place(of: word, in: String(line)))
      }
    }
  }

  private func place(of word: String, in line: String) -> Int? {
    line.firstRange(of: word).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
  }

  @Test func selectorsHaveObjectiveCsNames() {
    let output = Translation(
      """
      import UIKit
      class Screen: UIViewController {
        @objc func save() {}
        @objc func open(_ sender: Any) {}
        @objc func show(item: Any) {}
        @objc func move(to place: Any) {}
        @objc func tap(_ sender: Any, forEvent event: UIEvent) {}
        @objc(other:) func renamed(_ sender: Any) {}
      }
      """
    ).output
    for name in ["save", "open:", "showWithItem:", "moveTo:", "tap:forEvent:", "other:"] {
      #expect(output.contains(".method(\"\(name)\""), "\(name)")
    }
  }

  @Test func selectorsOfPrivateExtensionsRepeatNoAccess() {
    let output = Translation(
      """
      import UIKit
      class Screen: UIViewController { @objc func save() {} }
      private extension Selector { static let save = #selector(Screen.save) }
      extension Screen { func wire() { use(#selector(save)) } }
      """
    ).output
    let holders = output.split(separator: "\n").filter { $0.contains("enum _S") }
    #expect(holders.map { $0.hasPrefix("fileprivate enum") } == [false, true])
    #expect(holders.count { $0.hasPrefix("enum") } == 1)
  }

  @Test func selectorsNameGenericTypes() {
    let output = Translation(
      """
      import UIKit
      class Screen: UIViewController {
        func wire() { use(#selector(Base<[Row], (Int) -> Void>.show)); use(#selector(Base<Row>.Inner.hide(_:))) }
      }
      """
    ).output
    #expect(output.contains("Selector(base: \"show\", Base<[Row], (Int) -> Void>.show)"))
    #expect(output.contains("Selector(\"hide:\", { (object: Base<Row>.Inner) in"))
  }

  @Test func whatFoundationHasOnAppleDevicesIsImported() {
    for line in [
      "func go(_ activity: NSUserActivity) {}", "let type = NSUserActivityTypeBrowsingWeb",
      "let item: NSItemProvider? = nil",
    ] {
      #expect(Translation("import Foundation\n" + line).output.contains("import UIKit"), "\(line)")
    }
    #expect(Translation("import Foundation\nlet manager: UndoManager? = nil").output.contains("import UIKit"))
    #expect(!Translation("import Foundation\nlet unit: Unit? = nil").output.contains("import UIKit"))
  }

  @Test func selectorsFindMethodsInOtherFiles() {
    let translation = Translation(
      """
      import UIKit
      class Screen: BaseScreen {
        func wire() { use(#selector(reload)); use(#selector(model.refresh)); use(#selector(UIView.endEditing))
          use(#selector(UIView.tintColorDidChange)) }
      }
      """,
      """
      import UIKit
      class BaseScreen: UIViewController { @objc func reload(_ sender: Any) {} }
      class Model: NSObject { @objc func refresh() {} }
      """)
    #expect(translation.output.contains(#"Selector("reload:", { (object: Screen) in { object.reload($0) } })"#))
    #expect(translation.output.contains(#"Selector("refresh", { (object: Model) in { object.refresh() } })"#))
    #expect(
      translation.output.contains(#"Selector("endEditing:", { (object: UIView) in { object.endEditing($0) } })"#))
    #expect(translation.output.contains(#"Selector(base: "tintColorDidChange", UIView.tintColorDidChange)"#))
  }

  @Test func whatSelectorsCantCarryIsAName() {
    let output = Translation(
      """
      import UIKit
      class Screen: UIViewController {
        @objc func image(_ image: UIImage, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}
        func save() { use(#selector(image(_:didFinishSavingWithError:contextInfo:))); use(#selector(getter: title)) }
        func paste() { use(#selector(UIResponderStandardEditActions.paste(_:))) }
      }
      """
    ).output
    #expect(output.contains(#"{ Selector("image:didFinishSavingWithError:contextInfo:") }"#))
    #expect(output.contains(#"{ Selector("title") }"#) && output.contains(#"{ Selector("paste:") }"#))
  }

  @Test func keyPathsAreText() {
    let output = Translation("let a = #keyPath(Person.address.street); let b = #keyPath(name)").output
    #expect(output.contains("let a = \"address.street\" ") && output.contains("let b = \"name\" "))
  }

  @Test func entryPointsAreLeftOutOfLibraries() {
    let source = "import UIKit\n@UIApplicationMain class AppDelegate: UIResponder {}\n"
    #expect(!Translation(source).output.contains("Main"))
    #expect(Translation(source, settings: TranslationSettings(product: .executable)).output.contains("@main  "))
  }

  @Test func coreDataIsRefusedWithItsPlace() {
    let problems = Translation("import UIKit\nclass Note: NSObject {\n  @NSManaged var text: String\n}").problems
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("/app/File0.swift:3:3: error: @NSManaged needs Core Data"))
  }

  @Test func problemsComeInTheirOrder() {
    let problems = Translation("import UIKit\nimport WebKit\nclass Note: NSObject { @NSManaged var text: String }")
      .problems
    #expect(problems.map { $0.contains(":2:8:") } == [true, false])
  }

  @Test func frameworksThatAreNotThereAreRefused() {
    let source = "import UIKit\nimport MapKit\n#if canImport(WebKit)\nimport WebKit\n#endif\n"
    #expect(Translation(source).problems.map { $0.prefix(44) } == ["/app/File0.swift:2:8: error: Linux doesn't h"])
    #expect(Translation(source, settings: TranslationSettings(modules: ["UIKit", "MapKit"])).problems == [])
    let substituted = Translation(source, settings: TranslationSettings(substitutes: ["MapKit", "WebKit"]))
    #expect(substituted.problems == [] && !substituted.output.contains("import MapKit"))
    #expect(substituted.output.contains("#if true"))
  }

  @Test func modulesAreImportedWhereABridgingHeaderBroughtThem() {
    let sources = [
      "class A: UIView {}", "import Foundation\nlet a: URLRequest? = nil", "import UIKit.UIView\n", "let b = 1",
    ]
    let outputs = Translation(sources[0], sources[1], sources[2], sources[3]).outputs
    #expect(outputs[0].hasPrefix("import UIKit\n#sourceLocation"))
    #expect(outputs[1].hasPrefix("import FoundationNetworking\n#sourceLocation"))
    #expect(outputs[2].contains("import UIKit       \n"))
    #expect(outputs[3].hasPrefix("import UIKit\n"))
  }

  @Test func testsOfTheMainActorAreCalledThere() {
    let source = """
      import XCTest
      @MainActor final class ScreenTests: XCTestCase {
        var screen: Screen!
        override func setUp() { screen = Screen() }
        func testOne() throws {}
        func testTwo() async {}
        func helper() {}
      }
      """
    let output = Translation(source, settings: TranslationSettings(product: .test)).output
    #expect(output.contains("static var testOne: (ScreenTests) -> () throws -> Void"))
    #expect(!output.contains("static var testTwo") && !output.contains("static var helper"))
    #expect(output.contains("override func setUp() { MainActor.assumeIsolated { screen = Screen() } }"))
    #expect(!Translation(source).output.contains("static var testOne"))
    let withPools = Translation(source, settings: TranslationSettings(product: .test, modules: ["UIKit"])).output
    #expect(withPools.contains("{ try autoreleasepool { try test.testOne() } }"))
    #expect(withPools.contains("import UIKit\n"))
  }

  @Test func combineIsWhatTheTargetHas() {
    let source = "import Combine\n#if canImport(Combine)\nlet a = Combine.Just(1)\n#endif\n"
    #expect(Translation(source).problems.map { $0.contains("trait \"Combine\"") } == [true])
    let output = Translation(source, settings: TranslationSettings(modules: ["UIKit", "HeadlessCombine"])).output
    #expect(output.contains("import HeadlessCombine\n") && output.contains("#if true"))
    #expect(output.contains("HeadlessCombine.Just(1)"))
    let other = Translation(source, settings: TranslationSettings(modules: ["UIKit", "OpenCombine"]))
    #expect(other.problems.isEmpty && other.output.contains("import OpenCombine\n"))
  }

  @Test func lookUpOnAnyObjectIsWrapped() {
    let output = Translation(
      """
      import UIKit
      class Screen: NSObject {
        weak var target: AnyObject?
        func a(_ sender: Any) { print((sender as AnyObject).tag, (sender as AnyObject)) }
        func b(_ sender: AnyObject) { print(sender.title, sender) }
        func c(_ sender: AnyObject) { if let sender = sender as? UIButton { print(sender.tag) } }
        func g(_ any: Any?) { _ = (any as AnyObject?)?.perform(Selector("x")); _ = (any as AnyObject?) }
        func d(target: AnyObject) { self.target = target; _ = self.target?.perform?(Selector("x")) }
        func e() { target?.run(); print(other.target.name) }
      }
      """
    ).output
    for text in [
      "AnyObjectMembers(sender as AnyObject).tag, (sender as AnyObject))", "AnyObjectMembers(sender).title, sender)",
      "print(sender.tag)", "AnyObjectMembers.of(self.target)?.perform?(", "AnyObjectMembers.of(target)?.run()",
      "other.target.name", "AnyObjectMembers.of(any as AnyObject?)?.perform(", "= (any as AnyObject?) }",
    ] {
      #expect(output.contains(text), "\(text)")
    }
  }

  @Test func whatAnObjectiveCProtocolAsksForIsListed() {
    let output = Translation(
      """
      import UIKit
      @objc protocol Routing { func open(segue: UIStoryboardSegue?) }
      class Router: NSObject, Routing { func open(segue: UIStoryboardSegue?) {}; func other() {} }
      """
    ).output
    #expect(output.contains(#".method("openWithSegue:""#) && !output.contains(#".method("other""#))
  }

  /// The protocol with its optional methods is in the app's module.
  @Test func stubsOfDelegatesInTestsAreListed() {
    let source = """
      import XCTest
      import UIKit
      class Stub: NSObject, StoreDelegate { func storeDidClear(_ store: Store) {} }
      """
    var settings = TranslationSettings()
    #expect(!Translation(source, settings: settings).output.contains(#".method("storeDidClear:""#))
    settings.product = .test
    #expect(Translation(source, settings: settings).output.contains(#".method("storeDidClear:""#))
  }

  @Test func stringsWithAllArgumentsAreUIKits() {
    let output = Translation(
      """
      import UIKit
      extension String {
        var localized: String { NSLocalizedString(self, tableName: nil, bundle: Bundle.main, value: "", comment: "") }
        var plain: String { NSLocalizedString(self, bundle: .main, comment: "") }
      }
      """
    ).output
    #expect(output.contains("{ _NSLocalizedString(self, tableName: nil"))
    #expect(output.contains("{ NSLocalizedString(self, bundle"))
  }

  @Test func objectsOfDocumentsWakeByName() {
    let output = Translation(
      """
      import UIKit
      class Configurator: NSObject { override func awakeFromNib() { super.awakeFromNib() } }
      class Button: UIBarButtonItem { override func awakeFromNib() { super.awakeFromNib() } }
      class Card: UIView { override func awakeFromNib() { super.awakeFromNib() } }
      """
    ).output
    for text in [
      "NSObject {          func awakeFromNib()", "UIBarButtonItem {          func awakeFromNib()",
      "UIView { override func awakeFromNib()",
    ] {
      #expect(output.contains(text), "\(text)")
    }
    #expect(output.components(separatedBy: #"("awakeFromNib", "#).count == 3)
  }

  @Test func membersOfTargetsAreFoundInChains() {
    let output = Translation(
      """
      import UIKit
      func tap(_ item: UIBarButtonItem?, _ constraint: NSLayoutConstraint) {
        _ = item?.target?.perform(item?.action, with: item)
        item!.target!.tapped()
        print(constraint.firstItem?.tag, item?.target === nil, item?.target as? UIView)
      }
      class Model: NSObject { @objc func tapped() {} }
      """
    ).output
    for text in [
      "item?.target._members?.perform(item?.action, with: item)", "item!.target._members!.tapped()",
      "constraint.firstItem._members?.tag, item?.target === nil, item?.target as? UIView",
      "fileprivate var tapped: AnyObject_",
    ] {
      #expect(output.contains(text), "\(text)")
    }
    let own = Translation("import UIKit", "class A { var target: B? }; func f(a: A) { a.target?.run() }").outputs[1]
    #expect(own.contains("a.target?.run()"))
  }

  @Test func bundlesAreAskedForTheAppsOwnFiles() {
    let sources = [
      """
      import Foundation
      let a = Bundle.main.url(forResource: "a", withExtension: nil), b = Bundle.main.infoDictionary?["b"]
      let f = Bundle(for: A.self), g = Bundle.init(for: A.self).bundleIdentifier, h = Bundle(path: "h")
      let c = url(forResource: "c"), d = request.url(relativeTo: a), e = menu.object(forInfoDictionaryKey: "e")
      """, "struct Menu { func object(forInfoDictionaryKey key: String) {} }",
    ]
    let output = Translation(sources[0], sources[1]).output
    for text in [
      "Bundle.main._url(forResource:", "Bundle.main._infoDictionary?", "let c = url(forResource",
      "request.url(relativeTo", "f = Bundle._of( A.self), g = Bundle._of(      A.self)._bundleIdentifier",
      "h = Bundle(path:",
      "menu.object(forInfoDictionaryKey", "import UIKit\n",
    ] {
      #expect(output.contains(text), "\(text)")
    }
  }

  @Test func documentsAreTheModulesOwnFirst() {
    let source = """
      import UIKit
      let a = UIStoryboard(name: f(nil), bundle: nil), b = UIStoryboard.init(name: "b", bundle: .main)
      let c = UINib(nibName: "c", bundle: Bundle.main), d = UINib(nibName: "d", bundle: own)
      let e = Bundle.main.loadNibNamed("e", owner: nil), f = UIStoryboardSegue(bundle: nil), g = a.loadNibNamed("g")
      """
    let output = Translation(source, settings: TranslationSettings(folders: ["/app"])).output
    for text in [
      "name: f(nil), bundle: ._m), b", "name: \"b\", bundle: ._m  )", "bundle: Bundle._m  ), d", "bundle: own)",
      "Bundle._m  .loadNibNamed(\"e\", owner: nil)", "UIStoryboardSegue(bundle: nil)", "g = a.loadNibNamed",
      "static var _m: Bundle { ._ofModule(#fileID) }",
    ] {
      #expect(output.contains(text), "\(text)")
    }
    #expect(
      !Translation("let a = UIImage(named: \"a\")", settings: TranslationSettings(folders: ["/app"])).output.contains(
        "_m"))
  }

  @Test func formattersBringTheirModule() {
    let output = Translation("import Foundation\nlet formatter = RelativeDateTimeFormatter()").output
    #expect(output.hasPrefix("import UIKit\n"))
  }

  @Test func didSetEndsWithTellingObservers() {
    let output = Translation(
      """
      import UIKit
      class Model: NSObject {
        @objc dynamic var a = 0 { didSet(previous) { show() } }
        @objc dynamic var b: Int = { 1 }() { willSet { show() } }
        @objc dynamic var c = [1, 2].map { $0 }
      }
      """
    ).output
    #expect(output.contains("@KeyObservedByDidSet var a") && output.contains("{ defer { _a.endedChange()?() }; show()"))
    #expect(output.contains("@KeyObserved ") && !output.contains("dynamic"))
    #expect(!output.contains("_b.endedChange") && !output.contains("_c.endedChange"))
  }

  @Test func observersSetTheStoredValue() {
    let output = Translation(
      """
      import UIKit
      class Model: NSObject {
        @objc dynamic var a = 0 {
          willSet { print(newValue, a) }
          didSet {
            if a > 9, list.contains(where: { $0 == a }) { self.a = 9 } else if a < 0 { a = 0 }
            show(a: a, [1, a: 2], other.a, self.next.a)
            run { self.a = 1 }
            defer { a = 2 }
          }
        }
        @objc dynamic var b = 0 { didSet { if let b = other { b.run(); self.b = 1 } } }
        @objc dynamic var c = 0 { didSet(c) { print(c) } }
      }
      """
    ).output
    for text in [
      "print(newValue, _a.storedValue)", "if _a.storedValue > 9, list.contains(where: { $0 == a }) {",
      "{ self._a.storedValue = 9 } else if _a.storedValue < 0 { _a.storedValue = 0 }",
      "show(a: _a.storedValue, [1, _a.storedValue: 2], other.a, self.next.a)", "run { self.a = 1 }", "defer { a = 2 }",
      "if let b = other { b.run(); self._b.storedValue = 1 }", "print(c)",
    ] {
      #expect(output.contains(text), "\(text)")
    }
  }

  @Test func overridesInExtensionsOfOtherModulesClassesAreNoted() {
    let translation = Translation(
      """
      import UIKit
      extension UINavigationController {
        open override var shouldAutorotate: Bool { true }
        override func loadViewIfNeeded() { super.loadViewIfNeeded() }
        override func generic<T>(_ a: T) {}
      }
      """
    )
    for text in [
      "@inline(never)               var override_shouldAutorotate: Bool { true }",
      "@used          func override_loadViewIfNeeded() { super.loadViewIfNeeded() }",
      "static var overridden: [AnyClass] { [UINavigationController.self] }",
      "{ (object: UINavigationController) in _ = object.override_shouldAutorotate }",
    ] {
      #expect(translation.output.contains(text), "\(text)")
    }
    #expect(translation.problems.count == 1 && translation.problems[0].contains("File0.swift:5"))
  }

  /// An extension has nothing to observe: what the observers do is done around the superclass's accessors.
  @Test func observersInExtensionsBecomeAccessors() {
    let output = Translation(
      """
      import UIKit
      extension UIButton {
        open override var isHighlighted: Bool { didSet { show(oldValue) } }
        override var isEnabled: Bool { willSet(next) { show(next) } didSet(last) { hide(last) } }
      }
      """
    ).output
    for text in [
      "var override_isHighlighted: Bool { get { super.isHighlighted } set(newValue) { let oldValue = super.isHighlighted; "
        + "_ = oldValue; super.isHighlighted = newValue; func didSet() { show(oldValue) }; didSet() } }",
      "var override_isEnabled: Bool { get { super.isEnabled } set(next) { let last = super.isEnabled; _ = last; "
        + "func willSet() { show(next) }; willSet() ; super.isEnabled = next; func didSet() { hide(last) }; didSet() } }",
      "{ (object: UIButton) in object.override_isEnabled = object.override_isEnabled }",
    ] {
      #expect(output.contains(text), "\(text)\n\(output)")
    }
  }

  @Test func listsInPublicExtensionsAreNotPublic() {
    let output = Translation(
      """
      import UIKit
      public extension UIView { @IBInspectable var cornerRadius: CGFloat { get { 0 } set {} } }
      extension UIView { @IBInspectable var borderWidth: CGFloat { get { 0 } set {} } }
      """
    ).output
    #expect(output.contains("internal enum UIKitMembers_"))
    #expect(output.components(separatedBy: "enum UIKitMembers_").count == 3)
    #expect(output.components(separatedBy: "internal enum").count == 2)
  }

  @Test func previewsAreLeftOut() {
    let translation = Translation(
      """
      import UIKit
      class Screen: UIViewController { @objc func tap() {} }
      #Preview { Screen() }
      @available(iOS 17, *)
      #Preview("Dark", traits: .landscapeLeft) {
        class Inner: UIViewController { @objc func inner() {} }
        _ = #selector(Screen.tap)
        return Inner()
      }
      struct After {}
      """)
    #expect(!translation.output.contains("Preview") && !translation.output.contains("nner"))
    #expect(!translation.output.contains("@available"))
    #expect(translation.output.contains("struct After {}"))
    #expect(translation.originalLines()[10] == "struct After {}")
    #expect(translation.problems.isEmpty)
  }

  @Test func foldersAreToldOnce() {
    let settings = TranslationSettings(folders: ["/app/My \"App\""])
    let outputs = Translation("import UIKit", "import UIKit", settings: settings).outputs
    #expect(outputs[0].contains("static var resourceFolders: [String] { [\"/app/My \\\"App\\\"\"] }"))
    #expect(!outputs[1].contains("resourceFolders"))
  }

  /// Generic code makes views and controllers by it without naming their class.
  @Test func viewsInitializersWithoutArgumentsAreKept() {
    func isKept(_ source: String) -> Bool { Translation("import UIKit\n" + source).output.contains("@used") }
    for source in [
      "class Badge: UIView {\n  init() { super.init(frame: .zero) }\n}",
      "private final class Screen: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }",
      "class Base: UIView {}; class Badge: Base { init() { super.init(frame: .zero) } }",
      "class Badge: UIView {}; extension Badge { convenience init() { self.init(frame: .zero) } }",
    ] { #expect(isKept(source), "\(source)") }
    for source in [
      "class Model { init() {} }", "class Model: NSObject { override init() { super.init() } }",
      "struct Value { init() {} }", "class Box<Item>: UIView { init() { super.init(frame: .zero) } }",
      "class Badge: UIView { init?() { return nil } }", "class Badge: UIView { init(text: String) {} }",
      "class Badge: UIView { init() throws {} }", "class Flow: UICollectionViewFlowLayout { init() {} }",
    ] { #expect(!isKept(source), "\(source)") }
  }
}
