import Foundation
import Testing

@testable import AppAdoption

/// What the app's uses and the compiler's errors say about a library whose sources aren't there.
@Suite struct InferenceTests {
  private let fixture: ProjectFixture

  init() throws { fixture = try ProjectFixture() }

  private func inference(_ source: String, documents: String? = nil) throws -> StandInInference {
    try fixture.write(source, "a.swift")
    if let documents { try fixture.write(documents, "Main.storyboard") }
    return StandInInference(
      UsedSources(
        sources: [fixture.root.appending(path: "a.swift")],
        documents: documents == nil ? [] : [fixture.root.appending(path: "Main.storyboard")]))
  }

  /// The text after errors of the compiler's at lines of `a.swift`.
  private func text(_ inference: inout StandInInference, _ errors: [(line: Int, column: Int, sentence: String)])
    -> String
  {
    let path = fixture.root.appending(path: "a.swift").path
    let lines = errors.map { "\(path):\($0.line):\($0.column): error: \($0.sentence)" }
    _ = inference.learn(from: CompilerMessage.all(in: lines.joined(separator: "\n")))
    let text: String
    (text, inference) = InferredText.text(inference)
    return text
  }

  @Test func anErrorIsItsSentenceAndWhatItQuotes() throws {
    let message = try #require(
      CompilerMessage("/app/My File.swift:3:10: error: value of type 'Menu' has no member 'show'"))
    #expect(message.path == "/app/My File.swift" && message.line == 3 && message.column == 10)
    #expect(message.sentence == "value of type '_' has no member '_'" && message.quoted == ["Menu", "show"])
    #expect(CompilerMessage("   |  `- error: no such module 'Menu'") == nil)
  }

  @Test func aClassHasTheSuperclassOfItsElementInADocument() throws {
    var known = try inference(
      "let menu: Wheel? = nil", documents: "<scene><slider opaque=\"NO\" id=\"a\" customClass=\"Wheel\"/></scene>")
    #expect(text(&known, [(1, 11, "cannot find type 'Wheel' in scope")]).contains("open class Wheel: UISlider {"))
  }

  @Test func aSubclassHasItsSuperclassesInitializers() throws {
    var known = try inference(
      "let form: Form? = nil\nlet grid: Grid? = nil",
      documents:
        "<stackView customClass=\"Form\"/> <scene><collectionViewFlowLayout id=\"a\" customClass=\"Grid\"/></scene>\n"
        + "<scene><stackView id=\"b\" customClass=\"Form\"/></scene>")
    let text = text(&known, [(1, 11, "cannot find type 'Form' in scope"), (2, 11, "cannot find type 'Grid' in scope")])
    #expect(text.contains("open class Form: UIStackView {"))
    #expect(text.contains("public required init(coder: NSCoder) { super.init(coder: coder) }"))
    #expect(text.contains("open class Grid: UICollectionViewFlowLayout {"))
    #expect(text.contains("public required init?(coder: NSCoder) { super.init(coder: coder) }"))
  }

  @Test func aClassHasTheSuperclassThatItsNameSays() throws {
    var known = try inference("class Scene: MenuViewController {}\nlet cell: SwipeTableViewCell\nlet client: Client")
    let text = text(
      &known,
      [
        (1, 14, "cannot find type 'MenuViewController' in scope"),
        (2, 11, "cannot find type 'SwipeTableViewCell' in scope"),
        (3, 13, "cannot find type 'Client' in scope"),
      ])
    #expect(text.contains("open class MenuViewController: UIViewController {"))
    #expect(text.contains("open class SwipeTableViewCell: UITableViewCell {"))
    #expect(text.contains("open class Client: NSObject {"))
  }

  @Test func whatAStructureInheritsFromIsAProtocol() throws {
    var known = try inference("struct Row: Storable {}\nextension Scene: MenuDelegate {}")
    let text = text(
      &known, [(1, 13, "cannot find type 'Storable' in scope"), (2, 18, "cannot find type 'MenuDelegate' in scope")])
    #expect(text.contains("public protocol Storable {}") && text.contains("public protocol MenuDelegate {}"))
  }

  @Test func initializersAreThoseThatTheAppCalls() throws {
    var known = try inference(
      "let one = Client(key: \"a\", retries: 3)\nlet two = Client(options: [\"a\": 1]) { user, error in }")
    let text = text(&known, [(1, 11, "cannot find 'Client' in scope")])
    #expect(text.contains("public init(key a0: Any?, retries a1: Any?) {"))
    #expect(
      text.contains(
        "public init(options a0: [AnyHashable: Any], _ a1: ((Client_init_1_0, Client_init_1_1) throws -> Void)?) {"))
  }

  @Test func aBraceBehindASuperclassIsNoClosure() throws {
    var known = try inference("class Row: SwipeCell {\n}")
    #expect(!text(&known, [(1, 12, "cannot find type 'SwipeCell' in scope")]).contains("init(_ a0"))
  }

  @Test func membersAreDeclaredAsTheyAreUsed() throws {
    var known = try inference(
      """
      let client: Client
      client.start(with: "a") { result in }
      client.retries = 3
      Client.shared.stop()
      if client.isOpen {
      }
      """)
    var text = text(&known, [(1, 13, "cannot find type 'Client' in scope")])
    text = self.text(
      &known,
      [
        (2, 8, "value of type 'Client' has no member 'start'"),
        (3, 8, "value of type 'Client' has no member 'retries'"),
        (4, 8, "type 'Client' has no member 'shared'"), (5, 11, "value of type 'Client' has no member 'isOpen'"),
      ])
    #expect(
      text.contains(
        "open func start(with a0: Any?, _ a1: ((Client_start_1_0) throws -> Void)?) -> Client_start { absent(\"Client.start\") }"
      ))
    #expect(text.contains("open lazy var retries: Client_retries = absent(\"Client.retries\")"))
    #expect(text.contains("open lazy var isOpen: Client_isOpen = absent(\"Client.isOpen\")"))
    #expect(text.contains("public static var shared: Client_shared {"))
  }

  @Test func aMemberHasTheTypeThatAnErrorTells() throws {
    var known = try inference(
      "let client: Client\nclient.retries = 3\nlet name: String = client.name\nif let user = client.user {}")
    _ = text(&known, [(1, 13, "cannot find type 'Client' in scope")])
    _ = text(
      &known,
      [
        (2, 8, "value of type 'Client' has no member 'retries'"),
        (3, 27, "value of type 'Client' has no member 'name'"),
        (4, 22, "value of type 'Client' has no member 'user'"),
      ])
    let told = text(
      &known,
      [
        (2, 18, "cannot assign value of type 'Int' to type 'Client_retries'"),
        (3, 27, "cannot convert value of type 'Client_name' to specified type 'String'"),
        (4, 22, "initializer for conditional binding must have Optional type, not 'Client_user'"),
      ])
    #expect(told.contains("open lazy var retries: Int = ") && told.contains("open lazy var name: String = "))
    #expect(told.contains("open lazy var user: Client_user! = "))
    #expect(!told.contains("class Client_retries"))
  }

  @Test func membersOfUIKitsClassesAreInExtensions() throws {
    var known = try inference("view.makeToast(\"Saved\", duration: 2)\nhero.isEnabled = true")
    let text = text(
      &known,
      [(1, 6, "value of type 'UIView' has no member 'makeToast'"), (2, 1, "cannot find 'hero' in scope")])
    #expect(text.contains("extension UIView {"))
    #expect(
      text.contains("@discardableResult public func makeToast(_ a0: Any?, duration a1: Any?) -> UIView_makeToast {"))
    #expect(text.contains("public var hero: _hero {"))
  }

  @Test func aValueWithPatternsIsAnEnumeration() throws {
    var known = try inference(
      """
      client.load { result in
        switch result {
        case .success(let user): show(user)
        case .failure: break
        }
      }
      let client: Client
      """)
    _ = text(&known, [(7, 13, "cannot find type 'Client' in scope")])
    _ = text(&known, [(1, 8, "value of type 'Client' has no member 'load'")])
    let told = text(
      &known,
      [
        (3, 9, "type 'Client_load_0_0' has no member 'success'"),
        (4, 9, "type 'Client_load_0_0' has no member 'failure'"),
      ])
    #expect(told.contains("public enum Client_load_0_0: AbsentValue {"))
    #expect(told.contains("case success(Client_load_0_0_success0)") && told.contains("case failure\n"))
  }

  @Test func whatTheAppDeclaresIsNeverDeclaredAgain() throws {
    var known = try inference(
      "struct Row {}\nlet row: Row\nlet rows = Loader().rows(of: Row.self)\nlet all: [Row] = rows")
    _ = text(&known, [(2, 10, "cannot find type 'Row' in scope"), (3, 12, "cannot find 'Loader' in scope")])
    _ = text(&known, [(3, 21, "value of type 'Loader' has no member 'rows'")])
    let told = text(&known, [(4, 18, "cannot convert value of type 'Loader_rows' to specified type '[Row]'")])
    #expect(!told.contains("class Row"))
    #expect(told.contains("func rows<Value>(of a0: Any?) -> Value {"))
  }

  @Test func openModulesAreTargetsThatExportWhatIsInferred() throws {
    try fixture.writeGroups()
    let adoption = try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output)
    let standIns = InferredStandIns(adoption)
    #expect(Set(standIns.modules) == ["GridKit", "HomeKit", "MasonryLayout"])
    let files = standIns.files(output: fixture.output, onionskin: nil)
    _ = try files.write()
    #expect(try fixture.text("Linux/Sources/GridKit/GridKit.swift").contains("@_exported import InferredNames\n"))
    #expect(try fixture.text("Linux/Sources/InferredNames/InferredNames.swift").contains("func absent<Value>"))
    let manifest = try fixture.text("Linux/Package.swift")
    #expect(manifest.contains("name: \"GridKit\",\n      dependencies: [\"InferredNames\", onionskin(\"UIKit\")]"))
    // The app has a file of Objective-C, whose names all files see.
    #expect(try fixture.text("Linux/UIKitSources.txt").contains("Shop: import InferredNames"))
    #expect(AdoptionReport(standIns.adoption).isComplete)
    // The file can extend the types of products that the app imports.
    #expect(manifest.contains("dependencies: [onionskin(\"UIKit\"), onionskin(\"StoreKit\")]"))
    #expect(try fixture.text("Linux/Sources/InferredNames/InferredNames.swift").contains("\nimport StoreKit\n"))
  }

  @Test func namesThatUIKitLacksAreDeclaredOnlyIfTheBuildNeedsThem() throws {
    try fixture.writeGroups()
    try fixture.write("import UIKit\nlet size = UIView().undrawnSize", "Shop/AppDelegate.swift")
    try fixture.write("import UIKit", "Shop/List Controller.swift")
    try fixture.write("", "Shop/Bridge.h")
    let adoption = try Adoption(of: fixture.project, target: nil, libraries: [], output: fixture.output)
    var standIns = InferredStandIns(adoption)
    #expect(!standIns.isNeeded && !standIns.adoption.targets.contains { $0.module == "InferredNames" })
    let path = fixture.root.appending(path: "Shop/AppDelegate.swift").path
    let isNew = standIns.learn(from: "\(path):2:21: error: value of type 'UIView' has no member 'undrawnSize'")
    #expect(isNew && standIns.addedMembers == ["UIView.undrawnSize"])
    #expect(standIns.adoption.targets.contains { $0.module == "InferredNames" })
  }

  @Test func aClassIsDecodedWhereTheAppDecodesIt() throws {
    var known = try inference("let user = try decoder.decode(User.self, from: data)\nlet other: User")
    _ = text(&known, [(2, 12, "cannot find type 'User' in scope")])
    let told = text(
      &known, [(1, 24, "instance method 'decode(_:from:)' requires that 'User' conform to 'Decodable'")])
    #expect(told.contains("open class User: NSObject, Decodable {"))
    #expect(told.contains("public required init(from decoder: any Decoder) throws { super.init() }"))
  }

  @Test func aReferenceInAnInitialiserIsGeneric() throws {
    var known = try inference("let lookup = Lookup(host, &error)")
    #expect(
      text(&known, [(1, 14, "cannot find 'Lookup' in scope")])
        .contains("public init<R1>(_ a0: Any?, _ a1: inout R1) {"))
  }

  @Test func aProtocolOfTheAppsLibrariesGetsNoValue() throws {
    var known = try inference("let item: Item\nlet shop: Shop = item.shop")
    _ = text(&known, [(1, 11, "cannot find type 'Item' in scope")])
    let before = text(
      &known, [(2, 23, "subscript 'subscript(dynamicMember:)' requires that 'any Shop' conform to 'AbsentValue'")])
    let line = try #require(
      before.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.hasPrefix("extension any Shop: AbsentValue")
      })
    let error =
      "/app/InferredNames.swift:\(line + 1):1: error: extension of existential type 'any Shop' is not supported"
    let isNew = known.learn(from: CompilerMessage.all(in: error))
    #expect(isNew)
    let after = InferredText.text(known).text
    #expect(
      !after.contains("extension any Shop") && after.contains("subscript<Value>(dynamicMember name: String) -> Value"))
  }

  @Test func typesNeverStandForThemselves() throws {
    var known = try inference("let item: Item")
    known.tell("Item_shop", is: "[Item_shop_element]")
    known.tell("Item_shop_element", is: "Item_shop")
    #expect(known.resolved("Item_shop") == "[Item_shop_element]")
  }

  @Test func aModuleNamedLikeItsTypeIsThatType() throws {
    var known = try inference("Spinner.show(in: view)")
    #expect(
      text(&known, [(1, 9, "module 'Spinner' has no member named 'show'")]).contains("open class Spinner: NSObject {"))
  }

  @Test func whatIsAssignedTellsAValuesType() throws {
    var known = try inference(
      "label.kinds = [.tag, .link]\nlabel.isBold = true\nlabel.style = { kind, isSelected in }\nlet label: Tags")
    _ = text(&known, [(4, 12, "cannot find type 'Tags' in scope")])
    let told = text(
      &known,
      [
        (1, 7, "value of type 'Tags' has no member 'kinds'"), (2, 7, "value of type 'Tags' has no member 'isBold'"),
        (3, 7, "value of type 'Tags' has no member 'style'"),
      ])
    #expect(told.contains("lazy var kinds: [Tags_kinds_element] =") && told.contains("lazy var isBold: Bool ="))
    #expect(told.contains("lazy var style: ((Tags_style_0, Tags_style_1) throws -> Void)? ="))
  }

  @Test func headersTellSuperclassesProtocolsAndProperties() throws {
    try fixture.write(
      """
      // @interface Old : UIButton
      @class Meter;
      @protocol MeterSource;
      @protocol MeterSource <NSObject>
      - (NSInteger)count;
      @end
      @interface Meter : Gauge <NSCopying>
      @property (nonatomic, copy) NSString *title;
      @property (nonatomic, strong, nullable) UIColor *tint;
      @property (nonatomic, getter=isOn) BOOL on;
      @end
      @interface Gauge : UIControl
      @end
      """, "Meter.h")
    let headers = DeclaredInHeaders([fixture.root.appending(path: "Meter.h")])
    #expect(headers.superclasses == ["Meter": "Gauge", "Gauge": "UIControl"] && headers.protocols == ["MeterSource"])
    #expect(headers.properties["Meter"] == ["title": "String!", "tint": "UIColor?", "isOn": "Bool"])
  }

  @Test func aMemberThatTheSuperclassHasIsLeftOut() throws {
    var known = try inference("let cell: MenuCell\ncell.textColor = 1")
    _ = text(&known, [(1, 11, "cannot find type 'MenuCell' in scope")])
    let before = text(&known, [(2, 6, "value of type 'MenuCell' has no member 'textColor'")])
    let line = try #require(
      before.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("textColor") })
    let error = "/app/InferredNames.swift:\(line + 1):13: error: overriding declaration requires an 'override' keyword"
    let isNew = known.learn(from: CompilerMessage.all(in: error))
    #expect(isNew)
    #expect(!InferredText.text(known).text.contains("var textColor"))
  }
}
