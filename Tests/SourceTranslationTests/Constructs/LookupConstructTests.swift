import SourceTranslation
import Testing

/// Lookup on `AnyObject`, names from other imports, and tests in conditions.
@Suite struct LookupConstructTests {
  @Test func subscriptsOfAnyObjectAreFound() {
    let source = "import UIKit\nlet a = (json as AnyObject)[\"name\"] as? String\nlet b = (json as AnyObject?)?[0]\n"
    let output = Translation(source).output
    #expect(output.contains("let a = AnyObjectMembers(json as AnyObject)[\"name\"] as? String\n"))
    #expect(output.contains("let b = AnyObjectMembers.of(json as AnyObject?)?[0]\n"))
    // An array of objects isn't an object.
    let list = "import UIKit\nlet c = [json as AnyObject] + (objects as [AnyObject])\nlet d = (x as AnyObject) [0]\n"
    #expect(!Translation(list).output.contains("AnyObjectMembers"))
  }

  @Test func mappedObjectsAreFound() {
    let source = "import UIKit\nlet a = info?[key].map { $0 as AnyObject }?.cgRectValue\n"
    #expect(
      Translation(source).output.contains("let a = info?[key].map { AnyObjectMembers($0 as AnyObject) }?.cgRectValue"))
    // Without a member of the result nothing is looked up.
    let plain = "import UIKit\nlet a = info.map { $0 as AnyObject }\nlet b = info.sorted { $0 as AnyObject }?.name\n"
    #expect(!Translation(plain).output.contains("AnyObjectMembers"))
  }

  @Test func observedPropertiesAreReadFromTheirStorageBeforeSuperInit() {
    let source = """
      import UIKit
      class Model: NSObject {
        @objc dynamic var region = "CH"
        @objc dynamic var prefix = true { didSet { show() } }
        let parser: Parser
        init(region: String) {
          parser = Parser(self.region, self.prefix == true)
          self.prefix = false
          super.init()
          use(self.region)
        }
      }
      """
    let output = Translation(source).output
    #expect(output.contains("Parser(self._region.storedValue, self._prefix.storedValue == true)"))
    // An assignment initializes the wrapper.
    #expect(output.contains("self.prefix = false") && output.contains("use(self.region)"))
  }

  @Test func userDefaultsAreSendableWhereTheyHaveAProtocol() {
    let conformance = "extension Foundation.UserDefaults: @unchecked @retroactive Sendable {}"
    let store = "import Foundation\nprotocol Store: Sendable {}\nextension UserDefaults: Store {}\n"
    let outputs = Translation(store, "import Foundation\nextension UserDefaults: Other {}\n").outputs
    // Once in a module.
    #expect(outputs[0].contains(conformance) && !outputs[1].contains(conformance))
    let own = "import Foundation\nextension UserDefaults: @retroactive @unchecked Sendable {}\n"
    #expect(!Translation(store, own).outputs.contains { $0.contains(conformance) })
    let plain = "import Foundation\nextension UserDefaults { var a: Int { 1 } }\n"
    #expect(!Translation(plain).output.contains(conformance))
  }

  @Test func propertiesThatCanOnlyBeWrittenAreNotListed() {
    let source = """
      import UIKit
      class Label: UILabel {
        @objc var style: Int {
          @available(*, unavailable)
          get { preconditionFailure("write-only") }
          set { update(newValue) }
        }
        @objc var size: Int {
          get { 1 }
          set { update(newValue) }
        }
      }
      """
    let output = Translation(source).output
    #expect(output.contains(#".property("size", \Label.size)"#) && !output.contains(#"\Label.style"#))
  }

  @Test func methodsOfAnotherModulesClassAreListedWithTheirTypes() {
    let source = """
      import UIKit
      import Themes
      extension Theme {
        @objc(colorsOf:) func gradient(_ token: Token) -> [UIColor] { [] }
      }
      class Own: NSObject {
        @objc func gradient(_ token: Token) -> [UIColor] { [] }
      }
      """
    let output = Translation(source).output
    // The module may have a method that returns another type.
    #expect(
      output.contains("{ (object: Theme) in { (a0: Token) -> [UIColor] in object.gradient(a0) } }")
        && output.contains("{ (object: Own) in { object.gradient($0) } }"))
  }

  @Test func closuresOfReferencedOptionalMethodsEscape() {
    let source = """
      import UIKit
      @objc protocol PickerDelegate: NSObjectProtocol {
        @objc optional func picker(_ picker: UIView, searchWith completion: @escaping ((_ names: [String]) -> Void))
      }
      func start(_ delegate: PickerDelegate?) { if let search = delegate?.picker(_:searchWith:) { use(search) } }
      """
    #expect(
      Translation(source).output.contains(
        "var optional_picker___searchWith: ((UIView, @escaping ((_ names: [String]) -> Void)) -> Void)? {"))
  }

  @Test func plainObjectsDeclareAccessibilityPropertiesAnew() {
    let source = """
      import UIKit
      class Item: NSObject {
        override var accessibilityValue: String? { didSet { update() } }
        override var description: String { "item" }
      }
      class Field: UIView {
        override var accessibilityValue: String? { didSet { update() } }
      }
      """
    let output = Translation(source).output
    let declarations = output.components(separatedBy: "override var accessibilityValue")
    // A view has the property in its class.
    #expect(declarations.count == 2 && declarations[0].contains("class Field"))
    #expect(output.contains("override var description"))
    // An observer alone would belong to a stored property, which has no initial value.
    let flag = "class Item: NSObject { override var isAccessibilityElement: Bool { didSet { update(oldValue) } } }\n"
    let accessors = Translation("import UIKit\n" + flag).output
    #expect(accessors.contains("get { super.isAccessibilityElement }") && !accessors.contains("override"))
    #expect(output.contains(#".property("accessibilityValue", \Item.accessibilityValue)"#))
  }

  @Test func elementsOfAListOfAnyObjectAreObjects() {
    let source = """
      import UIKit
      func has(_ keys: [SecKey], _ key: AnyObject, _ views: [UIView]) -> Bool {
        for known in keys(of: views) as [AnyObject] { if known.isEqual(key) { return true } }
        for view in views { if view.isEqual(key) { return true } }
        return false
      }
      """
    let output = Translation(source).output
    #expect(output.contains("as [AnyObject] { if AnyObjectMembers(known).isEqual(key) { return true } }"))
    #expect(output.contains("for view in views { if view.isEqual(key) { return true } }"))
  }

  @Test func boundContainersOfAccessibilityElementsAreObjects() {
    let source = """
      import UIKit
      func place(_ element: UIAccessibilityElement, _ root: UIView) -> CGRect {
        if let container = element.accessibilityContainer, !root.isHidden {
          return container.convert(element.frame, to: root)
        }
        guard let owner = element.accessibilityContainer else { return .zero }
        let all = [owner]
        return owner.convert(element.frame, to: root)
      }
      func other(_ container: UIView) -> CGRect { container.convert(.zero, to: nil) }
      """
    let output = Translation(source).output
    #expect(output.contains("return AnyObjectMembers(container).convert(element.frame, to: root)"))
    #expect(output.contains("let all = [owner]\n  return AnyObjectMembers(owner).convert(element.frame, to: root)"))
    #expect(output.contains("-> CGRect { container.convert(.zero, to: nil) }"))
  }

  @Test func messagesToVariablesOfAnyClassAreFound() {
    let source = """
      import UIKit
      final class Finder {
        var kind: AnyClass
        func ask(_ other: AnyClass?, with kinds: [AnyClass]) -> Bool {
          if let found = NSClassFromString("Shop") { print(found.description(), found.perform(#selector(make))) }
          let ask = { (inner: AnyObject.Type) in inner.value(forKeyPath: "shared.count") }
          return self.kind.isSubclass(of: UIView.self) || other?.responds(to: sel) == true || kinds.isEmpty
            || NSClassFromString("Shop")?.superclass() == nil || kind.conforms(to: Shop.self)
        }
      }
      func other(kind: Kind) { kind.perform(2) }
      """
    let output = Translation(source).output
    #expect(output.contains("print(AnyClassMembers(found).description(), AnyClassMembers(found).perform("))
    #expect(output.contains("in AnyClassMembers(inner).value(forKeyPath: "))
    #expect(output.contains("return AnyClassMembers(self.kind).isSubclass(of: UIView.self)"))
    #expect(output.contains("|| AnyClassMembers.of(other)?.responds(to: sel) == true || kinds.isEmpty"))
    #expect(output.contains("|| AnyClassMembers.of(objectiveCClass  (\"Shop\"))?.superclass() == nil"))
    #expect(output.contains("|| AnyClassMembers(kind).conforms(to: Shop.self)"))
    #expect(output.contains("func other(kind: Kind) { kind.perform(2) }"))
  }

  /// Another variable with the same name, in the same position, can have another type.
  @Test func variablesOfOneNameAreLeftAlone() {
    let source = """
      import UIKit
      func ask(kind: AnyClass, all: [Kind]) { for kind in all { kind.perform(2) } }
      func ask(kind: AnyClass) { let kind = Kind(kind); kind.perform(2) }
      protocol Asking { func ask(kind: AnyClass); var names: [String: AnyClass] { get } }
      """
    #expect(!Translation(source).output.contains("AnyClassMembers"))
  }

  @Test func testsWithinConditionsAreListedWithinThem() {
    let source = """
      import XCTest
      class ShopTests: XCTestCase {
      #if canImport(StoreKit)
        func testShop() {
        }
      #endif
      }
      """
    let output = Translation(source, settings: TranslationSettings(product: .test, modules: ["UIKit", "StoreKit"]))
      .output
    let lines = output.split(separator: "\n").map(String.init)
    let entry = lines.firstIndex { $0.contains("static var testShop") }
    let end = lines.firstIndex { $0.contains("#endif") }
    #expect(entry != nil && end != nil && entry! < end!)
  }

  @Test func whatUsesCombineImportsItWhereTheTargetHasIt() {
    let source = "import Foundation\nclass Model: ObservableObject { @Published var name = \"\" }\n"
    #expect(!Translation(source).output.contains("import HeadlessCombine"))
    let output = Translation(source, settings: TranslationSettings(modules: ["UIKit", "HeadlessCombine"])).output
    #expect(output.hasPrefix("import HeadlessCombine\n"))
  }

  @Test func namesOfCoreFoundationComeWithUIKit() {
    #expect(Translation("import Foundation\nlet a = name as CFString\n").output.hasPrefix("import UIKit\n"))
  }

  /// On Apple's platforms, modules export Foundation through their umbrella header or their own imports.
  @Test func modulesBringFoundation() {
    #expect(Translation("import MyKit\nlet a: Date\n").output.hasPrefix("import Foundation\n"))
    #expect(!Translation("import UIKit\nlet a: Date\n").output.contains("import Foundation"))
  }

  @Test func whatUsesTheKeychainImportsItWhereTheTargetHasIt() {
    let source = "import Foundation\nlet query = [kSecClass as String: kSecClassGenericPassword]\n"
    let output = Translation(source, settings: TranslationSettings(modules: ["UIKit", "HeadlessSecurity"])).output
    #expect(output.hasPrefix("import HeadlessSecurity\n"))
    for name in ["errSecSuccess", "kSecUseAuthenticationContext", "SecAccessControlCreateFlags.userPresence"] {
      let other = Translation(
        "import Foundation\nlet a = \(name)\n", settings: TranslationSettings(modules: ["UIKit", "HeadlessSecurity"]))
      #expect(other.output.contains("import HeadlessSecurity\n"), "\(name)")
    }
  }

  @Test func vectorsComeWithAccelerate() {
    let source = "import Foundation\nimport simd\nlet a = simd_float3(1, 2, 3)\n"
    let settings = TranslationSettings(modules: ["UIKit", "HeadlessAccelerate"])
    #expect(Translation(source, settings: settings).output.contains("import HeadlessAccelerate\n"))
    #expect(Translation(source).problems.first?.contains("product \"Accelerate\"") == true)
  }

  @Test func frameworksOfTheSystemHaveOtherNamesHere() {
    let source = "import Network\n#if canImport(Network)\nlet monitor = Network.NWPathMonitor()\n#endif\n"
    let output = Translation(source, settings: TranslationSettings(modules: ["UIKit", "HeadlessNetwork"])).output
    #expect(output.contains("import HeadlessNetwork\n") && output.contains("#if true"))
    #expect(output.contains("HeadlessNetwork.NWPathMonitor()"))
  }

  @Test func aNameInATupleIsAnotherVariable() {
    let source = """
      import UIKit
      final class Store {
        func store(_ object: AnyObject) { for (id, object) in storage where object.isNil { remove(id) } }
        func name(_ object: AnyObject) -> String? { print((1, object)); return object.accessibilityIdentifier }
      }
      """
    let output = Translation(source).output
    #expect(output.contains("where object.isNil {"))
    #expect(output.contains("AnyObjectMembers(object).accessibilityIdentifier"))
  }

  @Test func selectorsAreSentToOptionalObjectsOfOtherModules() {
    let source = """
      import UIKit
      _ = currentCase?.perform(Selector("setContinueAfterFailure:"), with: false)
      _ = delegate?.perform(#selector(NSObject.copy))
      action?.perform(with: 1)
      """
    let output = Translation(source).output
    #expect(output.contains("currentCase._members?.perform(Selector("))
    #expect(output.contains("delegate._members?.perform(") && output.contains("action?.perform(with: 1)"))
  }
}
