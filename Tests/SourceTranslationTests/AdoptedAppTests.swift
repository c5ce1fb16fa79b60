import SourceTranslation
import Testing

/// Translations that apps and libraries required when they were adopted.
@Suite struct AdoptedAppTests {
  private func output(_ sources: String...) -> String {
    Translation(sources, settings: TranslationSettings(modules: ["UIKit", "HeadlessOS"])).outputs.joined(
      separator: "\n")
  }

  /// With the same name, the methods of the two extensions would override each other.
  @Test func extensionsOfAClassAndItsSubclassMayOverrideTheSame() {
    let text = output(
      """
      import UIKit
      class Base: NSObject {}
      extension Base { override func isEqual(_ object: Any?) -> Bool { true } }
      class Entry: Base {}
      extension Entry { override func isEqual(_ object: Any?) -> Bool { false } }
      """)
    #expect(text.contains("func override_isEqual_Base(") && text.contains("func override_isEqual_Entry("))
    #expect(text.contains("{ override_isEqual_Entry(object) }"))
  }

  /// The generated method isn't public, since an extension of a subclass in another module may override the same method.
  @Test func whatAnExtensionOverridesIsTheModulesOwn() {
    let text = output(
      """
      import UIKit
      open class Pages: UIViewController {}
      extension Pages { open override func viewDidLoad() {} }
      """)
    #expect(text.contains("func override_viewDidLoad()") && text.contains("open override func viewDidLoad()"))
    #expect(!text.contains("public func override_") && !text.contains("open func override_"))
  }

  @Test func parametersWithoutANameAreHandedOn() {
    let text = output(
      """
      import UIKit
      class Layout: UICollectionViewLayout {}
      extension Layout {
        override func shouldInvalidateLayout(forBoundsChange _: CGRect) -> Bool { true }
      }
      """)
    #expect(
      text.contains(
        "override func shouldInvalidateLayout(forBoundsChange unused0: CGRect) -> Bool "
          + "{ override_shouldInvalidateLayout(forBoundsChange: unused0) }"))
  }

  @Test func classesAreDescribedByTheirNames() {
    #expect(
      output("import UIKit\nlet a = type(of: object).description()").contains("objectiveCName(type(of: object))"))
    #expect(output("import UIKit\nlet a = type(of: object).description").contains("= type(of: object).description"))
  }

  @Test func numbersAreComparedByFoundation() {
    let text = output("import Foundation\nfunc < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }")
    #expect(text.contains("@_disfavoredOverload func < (lhs: NSNumber"))
    #expect(!output("import Foundation\nfunc < (lhs: Price, rhs: Price) -> Bool { false }").contains("@_disfavored"))
  }

  @Test func observationComesWithFoundation() {
    #expect(output("import Foundation\n@Observable class Order {}").contains("import Observation\n"))
    #expect(!output("import RxSwift\nlet a: Observable<Int>").contains("import Observation\n"))
    #expect(!output("import SwiftUI\n@Observable class Order {}").contains("import Observation\n"))
  }

  /// Foundation marks the constants as unavailable on Linux.
  @Test func waysOfAuthenticationAreTheirNames() {
    let text = output("import Foundation\nlet a = NSURLAuthenticationMethodServerTrust")
    #expect(text.contains("= \"NSURLAuthenticationMethodServerTrust\""))
    #expect(output("import Foundation\nlet a = NSURLAuthenticationMethodDefault").contains("= NSURLAuth"))
  }

  @Test func photosForSwiftUIAreAModuleOfTheirOwn() {
    let modules: Set = ["UIKit", "HeadlessSwiftUI", "PhotosUI", "_PhotosUI_SwiftUI"]
    let settings = TranslationSettings(modules: modules)
    #expect(
      Translation(["import SwiftUI\nimport PhotosUI"], settings: settings).output.contains("import _PhotosUI_SwiftUI\n")
    )
    #expect(!Translation(["import UIKit\nimport PhotosUI"], settings: settings).output.contains("_PhotosUI_SwiftUI"))
  }

  /// RxSwift, for example, extends every object through `NSObject`.
  @Test func notificationsGetWhatEveryObjectGets() {
    let text = output("import Foundation\nprotocol Compatible {}\nextension NSObject: Compatible {}")
    #expect(
      text.contains("extension NotificationCenter: Compatible {}") && text.contains("extension FileManager: Comp"))
    #expect(!output("import Foundation\nextension NSObject: Other {}").contains("NotificationCenter"))
  }

  /// On iOS, the import of UIKit is enough to use these modules.
  @Test func modulesThatNamesAreQualifiedWithAreImported() {
    let settings = TranslationSettings(modules: ["UIKit", "CoreGraphics"])
    let text = Translation(["import UIKit\nlet a = CoreGraphics.log(2), b = Darwin.sin(1)"], settings: settings).output
    #expect(text.contains("import CoreGraphics\n") && text.contains("import Glibc\n") && text.contains("Glibc .sin(1)"))
    let own = Translation(["import UIKit\nlet a = model.CoreGraphics.log"], settings: settings).output
    #expect(!own.contains("import CoreGraphics"))
  }

  /// UIKit's classes have no such method to override; the Interface Builder document calls it by name.
  @Test func anExtensionsInformalOverrideIsAMethodOfItsOwn() {
    let text = output(
      """
      import UIKit
      class Item: UIBarButtonItem {}
      extension Item { override func awakeFromNib() { title = "a" } }
      """)
    #expect(text.contains("func awakeFromNib() { title") && !text.contains("override"))
    #expect(text.contains(".method(\"awakeFromNib\""))
  }

  /// Here, a protocol used as a type doesn't satisfy a class constraint.
  @Test func delegatesNeedNotBeClassesOfGenerics() {
    let text = output(
      """
      import UIKit
      func one<P: Proxy>(_ d: P.Delegate) where P.Parent: UIView, P.Delegate: AnyObject {}
      func two<P: Proxy>(_ d: P.DataSource) where P.DataSource: AnyObject {}
      func three<P: Proxy>(_ d: P.Element) where P.Element: AnyObject {}
      """)
    let words = text.split(separator: " ").joined(separator: " ")
    #expect(words.contains("where P.Parent: UIView {}") && words.contains("(_ d: P.DataSource) {}"))
    #expect(words.contains("where P.Element: AnyObject {}"))
  }

  @Test func theModulesBundleIsThatOfItsSources() {
    let text = output("import Foundation\nlet a = Bundle.module.path(forResource: \"a\", ofType: nil)")
    #expect(text.contains("= Bundle._of(ModuleOf_") && text.contains("private final class ModuleOf_"))
    let own = output("import Foundation\nextension Bundle { static let module = Bundle.main }\nlet a = Bundle.module")
    #expect(own.contains("let a = Bundle.module"))
  }

  /// SwiftUI's texts and images, and localized strings.
  @Test(
    arguments: [
      "Text(\"a\", bundle: .module)", "let a: Bundle = .module", "let a: Bundle? = .module",
      "UIImage(named: \"a\", in: .module, compatibleWith: nil)",
    ])
  func theModulesBundleMayBeImplicit(_ source: String) {
    let text = output("import Foundation\n\(source)\n")
    #expect(text.contains("Foundation.Bundle._of(ModuleOf_") && text.contains("private final class ModuleOf_"))
  }

  /// Members of other types.
  @Test(arguments: ["let a: Kind = .module", "show(kind: .module)", "find(\"a\", in: .module)", "let a = b.module"])
  func otherMembersNamedModuleStay(_ source: String) {
    #expect(output("import Foundation\n\(source)\n").contains(source))
  }

  @Test func membersThatAreGoneAreNotListed() {
    let text = output(
      """
      import UIKit
      @objc extension UIView {
        @available(*, unavailable, renamed: "first()") func old() {}
        @available(swift, obsoleted: 1.0) func onlyForObjectiveC() {}
        @available(swift, deprecated: 1.0, obsoleted: 2.0, renamed: "edit") @objc func edited(_ sender: Any) {}
        func first() {}
      }
      """)
    #expect(text.contains(".method(\"first\"") && !text.contains(".method(\"old\""))
    #expect(!text.contains(".method(\"onlyForObjectiveC\"") && !text.contains(".method(\"edited"))
  }

  @Test func methodsOfClassesAreReferredToAsTheyAre() {
    let text = output(
      """
      import UIKit
      @objc protocol Behavior { @objc optional func allows(for edge: Int) -> Bool }
      class Adapter { func allows(for edge: Int) -> Bool { true } }
      let adapter = Adapter(); let a = adapter.allows(for:); let behavior: Behavior? = nil; let b = behavior?.allows(for:)
      """)
    #expect(text.contains("let a = adapter.allows(for:);") && text.contains("let b = behavior?.optional_allows_for"))
  }

  /// A property in a protocol extension can't have a name with argument labels.
  @Test func optionalMethodsAreReferredToByTheirLabels() {
    let text = output(
      """
      import UIKit
      @objc protocol PagerDelegate: NSObjectProtocol {
        @objc optional func pager(_ pager: UIView, shouldSelectItemAt index: Int) -> Bool
        @objc optional func pagerDidEnd(_ pager: UIView)
      }
      """,
      """
      import UIKit
      func ask(_ delegate: PagerDelegate?) -> Bool {
        guard let function = delegate?.pager(_:shouldSelectItemAt:) else { return true }
        return function(UIView(), 1)
      }
      let selector = #selector(PagerDelegate.pager(_:shouldSelectItemAt:))
      """)
    #expect(text.contains("= delegate?.optional_pager___shouldSelectItemAt else"))
    #expect(text.contains("var optional_pager___shouldSelectItemAt: ((UIView, Int) -> Bool)? {"))
    #expect(!text.contains("optional_pagerDidEnd"))
  }

  /// A protocol in a list is Observation's; RxSwift's class has generic arguments.
  @Test func observableAsAProtocolComesWithFoundation() {
    #expect(output("import Foundation\nprotocol Model: AnyObject, Observable {}").contains("import Observation\n"))
    #expect(output("import Foundation\nfunc f<T: Observable & Sendable>(_ t: T) {}").contains("import Observation\n"))
    #expect(!output("import RxSwift\nfunc f(_ a: Observable<Int>) {}").contains("import Observation\n"))
  }

  /// With `InternalImportsByDefault`, names of an added import would be missing in public declarations.
  @Test func importsBesidePublicOnesArePublic() {
    #expect(output("public import Foundation\nlet a = NSPredicate(value: true)").contains("public import UIKit\n"))
    #expect(!output("import Foundation\nlet a = NSPredicate(value: true)").contains("public import"))
    // A file without imports may use what the module's other files import.
    let second = "#sourceLocation(file: \"/app/File1.swift\""
    #expect(output("public import UIKit", "struct Box {}").contains("\npublic import UIKit\n\(second)"))
    #expect(output("import UIKit", "struct Box {}").contains("\nimport UIKit\n\(second)"))
  }

  /// Foundation on Linux doesn't declare these names itself.
  @Test func namesOfFoundationThatAnotherModuleDeclaresAreItsOwn() {
    let text = output(
      "import Foundation\nextension Loader: Foundation.URLSessionDelegate {}\nlet d = Foundation.Date()")
    #expect(
      text.contains("import FoundationNetworking\n") && text.contains(": FoundationNetworking.URLSessionDelegate"))
    #expect(text.contains("= Foundation.Date()"))
  }

  @Test func unusedImportsOfFileProvidersAreLeftOut() {
    #expect(output("import FileProvider\nimport UIKit\nlet a = 1").contains("import UIKit"))
    #expect(!output("import FileProvider\nimport UIKit\nlet a = 1").contains("FileProvider"))
  }

  @Test func overridesOfAClassInAPublicExtensionArePublic() {
    let text = output(
      """
      import UIKit
      public extension Board { class Tile: UIView {} }
      extension Board.Tile { public override func layoutSubviews() {} }
      """)
    #expect(text.contains("public override func layoutSubviews()"))
  }

  @Test func partsOfSwiftUIAndUIKitAreTheirModules() {
    let settings = TranslationSettings(modules: ["UIKit", "HeadlessSwiftUI"])
    let text = Translation(["import CoreTransferable\nimport Symbols"], settings: settings).output
    #expect(text.contains("import HeadlessSwiftUI") && text.contains("\nimport UIKit"))
  }
}
