import Foundation
import SourceTranslation
import Testing

/// Selectors, key paths and members that are looked up by name.
@Suite struct SelectorConstructTests {
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

  @Test func selectorsOfTheDynamicTypeAreTheTypesOwn() {
    let output = Translation(
      """
      import UIKit
      class Screen: UIViewController {
        @objc func moved(_ note: Notification) {}
        func wire(_ other: Screen) { use(#selector(type(of: self).moved(_:)), #selector(type(of: other).moved)) }
      }
      """
    ).output
    #expect(output.ranges(of: "Selector(\"moved:\", ").count == 2, "\(output)")
    #expect(!output.contains("object.type"))
  }

  @Test func parenthesesAroundASelectorChangeNothing() {
    let output = Translation(
      """
      import UIKit
      class Screen: UIViewController {
        @objc func press(_ sender: UILongPressGestureRecognizer) {}
        func wire() { use(#selector((press(_:)))); use(#selector((press))) }
      }
      """
    ).output
    #expect(output.ranges(of: "Selector(\"press:\", ").count == 2 && !output.contains("#selector"), "\(output)")
  }

  /// Apps replace the system's font with their own by the names of its methods, which an instance doesn't have.
  @Test func selectorsOfClassMethodsAreNames() {
    let output = Translation(
      """
      import UIKit
      extension UIFont {
        @objc convenience init(ownCoder: NSCoder) { self.init() }
        class func exchange() {
          use(#selector(systemFont(ofSize:))); use(#selector(UIFont.init(ownCoder:))); use(#selector(UIFontDescriptor.init(coder:)))
        }
      }
      """
    ).output
    for name in ["systemFontOfSize:", "initWithOwnCoder:", "initWithCoder:"] {
      #expect(output.contains("Selector(\"\(name)\")"), "\(name)")
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

  /// An extension of a protocol can't contain a type, and an extended type of another module may be a protocol.
  @Test func extensionsOfOtherModulesTypesHoldNoSelectors() {
    let action = "{ func hide() { send(#selector(UIResponder.resignFirstResponder)) } }"
    let translation = Translation(
      "import SwiftUI\nextension View \(action)\nextension UIView \(action)\nstruct Card {}\nextension Card \(action)")
    let lines = translation.originalLines()
    #expect(lines[2]?.contains("send(Selector(\"resignFirstResponder\", {") == true)
    #expect(lines[2]?.contains("enum _S") == false)
    // Those of `UIView` and `Card`.
    #expect(translation.output.components(separatedBy: "enum _S").count == 3)
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

  @Test func methodsOfOneNameAreDistinguishedByTheirResults() {
    let output = Translation(
      """
      import UIKit
      class Screen: NSObject {
        @objc func value() -> String { "" }
        func value() -> Int { 1 }
        @objc func clear(_ sender: Any) -> UIView! { nil }
        func clear(_ sender: Any) -> Bool { true }
        @objc func save() {}
        func save<Value>() -> Value? { nil }
        @objc func alone() -> Int { 1 }
        func wire() { use(#selector(value as () -> String)) }
      }
      """
    ).output
    #expect(output.contains(#"Selector("value", { (object: Screen) in { () -> String in object.value() } })"#))
    #expect(output.contains(#".method("value", { (object: Screen) in { () -> String in object.value() } })"#))
    #expect(output.contains("{ (a0: Any) -> UIView? in object.clear(a0) }"))
    #expect(output.contains("{ () -> Void in object.save() }"))
    #expect(output.contains(#".method("alone", { (object: Screen) in { object.alone() } })"#))
  }

  @Test func methodsOfClassesAreListedApart() {
    let output = Translation(
      """
      import UIKit
      class Factory: NSObject {
        @objc class func make() -> NSObject { NSObject() }
        @objc static func join(_ first: Any, with second: Any) {}
        @objc static var shared: Factory { Factory() }
        static func hidden() {}
        @objc static func many(_ a: Any, b: Any, c: Any) {}
      }
      """
    ).output
    #expect(output.contains(#".classMethod("make", { (owner: Factory.Type) in { owner.make() } })"#))
    #expect(output.contains(#".classMethod("join:with:", { (owner: Factory.Type) in { owner.join($0, with: $1) } })"#))
    #expect(output.contains(#".classMethod("shared", { (owner: Factory.Type) in { owner.shared } })"#))
    #expect(!output.contains(#""hidden""#) && !output.contains(#""many"#))
  }

  /// RevenueCat's members for apps that compute entitlements themselves: a flag decides whether they exist.
  @Test func membersUnderAFlagAreListedUnderIt() {
    let output = Translation(
      """
      import UIKit
      @objc class Store: NSObject {
        @objc func restore() {}
        #if os(iOS) && CUSTOM
        @objc func change() {}
        #else
        @objc func keep() {}
        #endif
        #if os(watchOS)
        @objc func tick() {}
        #endif
      }
      """
    ).output
    let lists = output.split(separator: "\n").filter { $0.contains("RuntimeMemberList") || $0.hasPrefix("#if") }
    #expect(lists.count { $0.contains("restore") && !$0.contains("change") && !$0.contains("keep") } == 1, "\(output)")
    #expect(output.contains("#if (true && CUSTOM)\nenum"), "\(output)")
    #expect(output.contains("#if !(true && CUSTOM)\nenum"), "\(output)")
    #expect(!output.contains("\"tick\""))
  }

  @Test func closuresOfOverloadsEscapeAsDeclared() {
    let output = Translation(
      """
      import UIKit
      typealias Done = () -> Void
      @objc class Store: NSObject {
        @objc func load(_ name: String, completion: @escaping Done) {}
        @objc(loadPage:completion:) func load(_ page: Int, completion: ((Bool) -> Void)?) {}
      }
      """
    ).output
    #expect(output.contains("(a0: String, a1: @escaping Done) -> Void in"), "\(output)")
    #expect(output.contains("(a0: Int, a1: ((Bool) -> Void)?) -> Void in"), "\(output)")
  }

  @Test func closuresOfOptionalMethodsEscapeAsDeclared() {
    let output = Translation(
      """
      import UIKit
      typealias Start = () -> Void
      @objc protocol StoreDelegate {
        @objc optional func store(_ name: String, start: @escaping Start)
        @objc optional func store(_ name: String, finish: (() -> Void)?)
        @objc optional func store(_ name: String, visit: (Int) -> Void)
      }
      """
    ).output
    #expect(output.contains("start: @escaping Start)"), "\(output)")
    #expect(output.contains("finish: (() -> Void)?)"), "\(output)")
    #expect(output.contains("visit: @escaping (Int) -> Void)"), "\(output)")
  }
}
