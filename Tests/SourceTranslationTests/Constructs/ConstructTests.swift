import SourceTranslation
import Testing

/// The translation of single constructs: classes, protocols, properties and tests.
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

  @Test func whatFoundationHasOnAppleDevicesIsImported() {
    for line in [
      "func go(_ activity: NSUserActivity) {}", "let type = NSUserActivityTypeBrowsingWeb",
      "let item: NSItemProvider? = nil", "let title: LocalizedStringResource", "let a = String(localized: \"a\")",
      "let text = try AttributedString(markdown: \"a\")",
    ] {
      #expect(Translation("import Foundation\n" + line).output.contains("import UIKit"), "\(line)")
    }
    #expect(Translation("import Foundation\nlet manager: UndoManager? = nil").output.contains("import UIKit"))
    #expect(!Translation("import Foundation\nlet unit: Unit? = nil").output.contains("import UIKit"))
    #expect(!Translation("import Foundation\nfunc show(localized: Bool) {}").output.contains("import UIKit"))
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

  @Test func aNameOfObjectiveCMayStandApart() {
    let output = Translation("import UIKit\nclass A: NSObject { @objc (saveAll:) func save(_ sender: Any) {} }").output
    #expect(output.contains(#".method("saveAll:""#) && !output.contains("@objc") && !output.contains("(saveAll:)"))
  }

  @Test func unavailableOverridesAreNotForwarded() {
    let output = Translation(
      """
      import UIKit
      class A: UIView {}
      extension A {
        @available(*, unavailable) override func layoutSubviews() {}
        override func updateConstraints() { super.updateConstraints() }
      }
      """
    ).output
    #expect(!output.contains("override func layoutSubviews()") && output.contains("override func updateConstraints()"))
    #expect(output.contains("override_layoutSubviews()"))
  }

  @Test func extensionsOfGenericClassesHaveNoListsOfTheirOwn() {
    let output = Translation(
      """
      import UIKit
      extension NSLayoutAnchor { @objc func equal() {} }
      class List<Item>: UIViewController { @objc func reload() {} }
      extension List { @objc func send() {}; @objc private func hidden() {} }
      """
    ).output
    #expect(!output.contains("NSLayoutAnchor.self") && !output.contains("List.self"))
    let list =
      output.firstRange(of: "override class var _runtimeMembers").map { String(output[$0.lowerBound...]) } ?? ""
    #expect(
      list.contains(#".method("reload""#) && list.contains(#".method("send""#) && list.contains(#".method("hidden""#))
  }

  /// The functions that they call may be isolated to the main actor, whether they are members or not.
  @Test func preparationsOfTheMainActorsTestsRunThere() {
    let source = """
      import XCTest
      @MainActor final class ScreenTests: XCTestCase {
        override func setUp() { UIView.setAnimationsEnabled(false) }
        nonisolated override func tearDown() { done() }
      }
      final class OtherTests: XCTestCase { override func setUp() { start() } }
      """
    let output = Translation(source, settings: TranslationSettings(product: .test)).output
    #expect(output.contains("setUp() { MainActor.assumeIsolated { UIView.setAnimationsEnabled(false) } }"))
    #expect(output.contains("tearDown() { done() }") && output.contains("setUp() { start() }"))
  }

  /// The extension's member asks the most derived class first, and a class in between calls the ones above it.
  @Test func membersOfExtensionsAreOverriddenInExtensions() {
    let output = Translation(
      """
      import UIKit
      extension NSObject { @objc func walk() { stop() } }
      extension UIView { override func walk() { super.walk() } }
      extension UITableView { override func walk() { super.walk() } }
      """
    ).output
    let calls = ["", "_in_UITableView", "_in_UIView"].map {
      "if let other = self as? any UIKitOverridden_NSObject_walk\($0) { return other.override\($0)_walk() }"
    }
    #expect(output.contains("func walk() { \(calls.joined(separator: "; ")); return extended_walk() }"))
    #expect(output.contains("func super_of_UITableView_walk() { \(calls[2]); return extended_walk() }"))
    #expect(output.contains("func super_of_UIView_walk() { return extended_walk() }"))
    #expect(output.contains("func override_in_UIView_walk() { self .super_of_UIView_walk() }"))
    #expect(output.contains("extension UIView: @preconcurrency UIKitOverridden_NSObject_walk_in_UIView {}"))
    // Where the compiler doesn't check isolation, it warns of the attribute.
    #expect(output.contains("#else\n  extension UIView: UIKitOverridden_NSObject_walk_in_UIView {}\n#endif"))
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

  /// SwiftUI's structures may have members with the names of the module's Objective-C protocols.
  @Test func structuresOfOtherModulesAreNotListed() {
    let output = Translation(
      """
      import SwiftUI
      @objc protocol Themed { var theme: String { get set } }
      extension EnvironmentValues { var theme: String { get { "" } set {} } }
      extension UIView { var theme: String { get { "" } set {} } }
      """
    ).output
    #expect(output.contains(#".property("theme", \UIView.theme)"#) && !output.contains(#"\EnvironmentValues.theme"#))
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

  @Test func optionalPropertiesOfStubsAreListed() {
    let output = Translation(
      """
      import XCTest
      import UIKit
      class Stub: NSObject, StoreDelegate {
        var limit: Int { 3 }
        var largest: Int {
          for set in sets where set > 3 { return set }
          let set = sets[0]
          set.note()
          return set
        }
        var kept: Int { get { 1 } set { note(newValue) } }
        var written: Int {
          set(value) { note(value) }
          get { 1 }
        }
        weak var store: Store?
        private var notes: Int = 0
        static var made: Int = 0
      }
      class Other: NSObject { var limit: Int { 4 } }
      """, settings: TranslationSettings(product: .test)
    ).output
    #expect(output.contains(#".readOnly("limit", \Stub.limit)"#))
    // `set` is a variable in a getter.
    #expect(output.contains(#".readOnly("largest", \Stub.largest)"#))
    #expect(
      output.contains(#".property("kept", \Stub.kept)"#) && output.contains(#".property("written", \Stub.written)"#))
    #expect(output.contains(#".property("store", \Stub.store)"#))
    #expect(!output.contains(#""notes""#) && !output.contains(#""made""#) && !output.contains("Other.limit"))
  }

  /// `responds(to:)` finds methods in classes by selectors of another module's protocol.
  @Test func whatSelectorsNameOfProtocolsIsListed() {
    let output = Translation(
      """
      import UIKit
      class Log: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func scrollViewDidZoom(_ scrollView: UIScrollView) {}
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
      }
      let a = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))
      let b = #selector(UIScrollViewDelegate.viewForZooming)
      """
    ).output
    #expect(output.contains(#".method("scrollViewDidScroll:""#) && output.contains(#".method("viewForZoomingIn:""#))
    #expect(!output.contains(#".method("scrollViewDidZoom:""#))
    #expect(output.contains(#"let a = Selector("scrollViewDidScroll:")"#))
    #expect(output.contains(#"let b = Selector("viewForZoomingIn:")"#))
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

  /// An extension can't have observers: their code is executed around the superclass's accessors.
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

  /// Objects aren't C types here: the type of a method's implementation becomes a type of Swift functions.
  @Test func functionsOfCThatTakeObjectsAreSwifts() {
    let output = Translation(
      """
      import UIKit
      typealias A = @convention(c) (UIView, Selector) -> Void
      typealias B = @convention(c) (UnsafeRawPointer?, Int32) -> Bool
      typealias C = @convention(c) (_ size: size_t) -> AnyObject?
      typealias D = @convention(c) (_ file: FILE, CGFloat) -> UnsafePointer<CChar>
      let e: @convention(c) () -> Void = run
      """
    ).output
    #expect(output.contains("typealias A =                (UIView, Selector) -> Void"))
    #expect(output.contains("typealias B = @convention(c) (UnsafeRawPointer?, Int32) -> Bool"))
    #expect(output.contains("typealias C =                (_ size: size_t) -> AnyObject?"))
    #expect(output.contains("typealias D = @convention(c) (_ file: FILE, CGFloat) -> UnsafePointer<CChar>"))
    #expect(output.contains("let e: @convention(c) () -> Void"))
  }

  @Test func unavailableOverridesOfExtensionsSatisfyNoRequirement() {
    let output = Translation(
      """
      import UIKit
      extension UIView { @objc func older() {} }
      class Card: UIView { @available(*, unavailable) override func older() {} }
      class Box: UIView { override func older() {} }
      """
    ).output
    #expect(!output.contains("extension Card:") && output.contains("extension Box: "))
    #expect(!output.contains("override func older"))
  }

  @Test func testCasesAreObjectsWhereTheToolkitDoesntSaySo() {
    let sources = [
      "import XCTest\nclass Base {}\n", "import XCTest\nclass ATests: XCTestCase {}\n",
      "import XCTest\nclass BTests: XCTestCase {}\n",
    ]
    let conformance = "extension XCTestCase: @retroactive NSObjectProtocol"
    func files(_ more: String) -> [Bool] {
      let settings = TranslationSettings(product: .test, modules: ["UIKit", "Onionskin"])
      return Translation(sources + [more], settings: settings).outputs.prefix(3).map { $0.contains(conformance) }
    }
    #expect(files("import UIKit\n") == [false, true, false])
    #expect(files("import Onionskin\n") == [false, false, false])
    #expect(files("import SnapshotTesting\n") == [false, false, false])
  }
}
