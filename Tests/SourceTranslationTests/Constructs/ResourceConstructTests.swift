import SourceTranslation
import Testing

/// Accesses to an app's bundles, strings and documents.
@Suite struct ResourceConstructTests {
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

  /// It may be evaluated by another module, which doesn't know the file's bundle.
  @Test func documentsOfDefaultValuesNameTheirModule() {
    let source = """
      import UIKit
      public struct Card {
        public init(nib: UINib = UINib(nibName: "Card", bundle: nil), other: UINib = UINib(nibName: "B", bundle: .main)) {}
        public func show(_ board: UIStoryboard = UIStoryboard(name: "A", bundle: Bundle.main)) {
          _ = UINib(nibName: "C", bundle: nil)
        }
      }
      """
    let output = Translation(source, settings: TranslationSettings(folders: ["/app"])).output
    #expect(output.contains(#"UINib(nibName: "Card", bundle: ._ofModule(#fileID))"#))
    #expect(output.contains(#"UINib(nibName: "B", bundle: ._ofModule(#fileID))"#))
    #expect(output.contains(#"UIStoryboard(name: "A", bundle: ._ofModule(#fileID))"#))
    #expect(output.contains(#"UINib(nibName: "C", bundle: ._m)"#))
  }
}
