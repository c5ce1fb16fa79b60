import AssetCatalogs
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Onionskin
import SourceTranslation

/// One file under several names: what an input costs is mostly the writing of files.
private struct LinkedFile {
  private let file: URL

  init(_ paths: [String]) {
    for path in paths {
      try? FileSystem.makeFolder((path as NSString).deletingLastPathComponent)
      if path != paths[0] { try? FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: paths[0]) }
    }
    file = URL(fileURLWithPath: paths[0])
  }

  func write(_ data: Data) { try? data.write(to: file) }
}

/// Storyboards and xibs.
struct DocumentFuzz: FuzzTarget {
  let name = "document"
  let corpus = [
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" targetRuntime="iOS.CocoaTouch">
      <objects><view id="a-b-c" contentMode="center"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
      <subviews><label text="x" id="d-e-f"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/><color key="textColor" white="0.5" alpha="1"/></label>
      </subviews><constraints><constraint firstItem="d-e-f" firstAttribute="leading" secondItem="a-b-c" secondAttribute="leading"
      constant="8" multiplier="3:4" id="g"/></constraints></view></objects></document>
      """.utf8)
  ]

  mutating func eat(_ data: Data) {
    _ = try? InterfaceDocument(data, path: "/x.xib")
  }
}

/// Asset catalogs: the description of a set, which is tried as each kind of set.
struct CatalogFuzz: FuzzTarget {
  let name = "catalog"
  private let folder = NSTemporaryDirectory() + "onionskin-fuzz-catalog-\(getpid())/A.xcassets"
  private static let kinds = ["imageset", "colorset", "dataset", "symbolset"]
  private let links: LinkedFile

  init() { links = LinkedFile(CatalogFuzz.kinds.map { [folder] in "\(folder)/a.\($0)/Contents.json" }) }

  let corpus = [
    """
    {"images":[{"filename":"a.png","idiom":"universal","scale":"2x","appearances":[{"appearance":"luminosity",
    "value":"dark"}],"resizing":{"mode":"9-part","center":{"mode":"stretch","width":1,"height":2},
    "cap-insets":{"top":1,"left":2,"bottom":3,"right":4}}}],"info":{"version":1,"author":"xcode"},
    "properties":{"template-rendering-intent":"template","preserves-vector-representation":true}}
    """,
    """
    {"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"0xFF","green":"127",
    "blue":"0.5","alpha":"1.000"}}},{"idiom":"ipad","color":{"platform":"ios","reference":"systemRedColor"}}],
    "info":{"version":1}}
    """,
    #"{"data":[{"filename":"a.json","idiom":"universal","universal-type-identifier":"public.json"}]}"#,
    #"{"symbols":[{"filename":"s.svg","idiom":"universal"}],"properties":{"provides-namespace":true}}"#,
  ].map { Data($0.utf8) }

  mutating func eat(_ data: Data) {
    links.write(data)
    let catalog = AssetCatalog(path: folder)
    _ = catalog.data["a"]?.path(idiom: "pad")
    _ = AssetNames([CatalogFolder(path: folder)]).source
  }
}

/// Tables of strings, plural rules and catalogs of strings.
struct StringsFuzz: FuzzTarget {
  let name = "strings"
  private let folder = NSTemporaryDirectory() + "onionskin-fuzz-strings-\(getpid())/en.lproj"
  private let links: LinkedFile

  init() {
    links = LinkedFile(["strings", "stringsdict", "xcstrings"].map { [folder] in "\(folder)/Localizable.\($0)" })
  }

  let corpus = [
    "/* c */\n\"a\" = \"b %@ \\U0041\";\nc = \"d\";",
    """
    <plist version="1.0"><dict><key>%d things</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key>
    <string>a</string><key>other</key><string>%d b</string></dict></dict></dict></plist>
    """,
    """
    <plist version="1.0"><dict><key>%d things</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@%#@b@</string>
    <key>a</key><dict><key>other</key><string>%#@b@%#@a@ %1$@</string></dict>
    <key>b</key><dict><key>other</key><string>%#@a@%s%#@b@</string></dict></dict></dict></plist>
    """,
    "\"a\" = \"%@ %s %99999999d %n %*d %2$@ %S\";",
    "\"a\" = \"%@ %s %99999999d %n %*d %2$@ null%S\";",
    "\"a\" = \"%f %@ %3$d %1$@ %lu\";",
    """
    {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"de":{"stringUnit":{"state":"translated",
    "value":"w"}},"en":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"1"}},"other":{"stringUnit":
    {"state":"new","value":"n"}}},"device":{"iphone":{"stringUnit":{"state":"new","value":"p"}}}}}}}}}
    """,
  ].map { Data($0.utf8) }

  mutating func eat(_ data: Data) {
    links.write(data)
    let table = StringTable(named: "Localizable", in: folder)
    if let text = table["%d things"] ?? table["a"] {
      precondition(text.utf8.count <= max(data.count, 1 << 16), "plural forms have no bound")
      // As an app puts values in: a table's formats needn't fit them.
      let values: [any CVarArg] = [3, "x" as NSString, 2.5]
      let checked = CheckedFormat(text, values)
      _ = String(format: checked.format, arguments: checked.arguments)
    }
    if let catalog = StringCatalog(path: "\(folder)/Localizable.xcstrings") { _ = catalog.table(["en", "de"])["k"] }
  }
}

/// Visual formats, whose constraints are activated where there are any.
struct VisualFormatFuzz: FuzzTarget {
  let name = "visual-format"

  let corpus = [
    "H:|-[a(==b@750)]-8-[b(>=20,<=m)]-(>=m@250)-[c]-|", "V:[a]-(m)-[b(c)]|", "|-5.5-[a]-(-3)-[b]", "[a(30)]-0-[c(a)]",
  ].map { Data($0.utf8) }

  mutating func eat(_ data: Data) {
    let format = String(decoding: data, as: UTF8.self)
    // A priority that UIKit doesn't take ends the process here, too, with UIKit's words.
    let priorities = format.split(separator: "@", omittingEmptySubsequences: false).dropFirst()
    let isLegal = priorities.allSatisfy { $0.first?.isLetter == true || 0.001...1000 ~= strtod(String($0), nil) }
    guard isLegal else { return }
    MainActor.assumeIsolated {
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let views = ["a", "b", "c"].map { ($0, UIView()) }
      for (_, view) in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      let named = Dictionary(uniqueKeysWithValues: views)
      guard let constraints = try? NSLayoutConstraint.read(visualFormat: format, metrics: ["m": 12.5], views: named)
      else { return }
      NSLayoutConstraint.activate(constraints)
      box.layoutIfNeeded()
    }
  }
}

/// Swift sources, which are translated; what comes out can be translated again.
struct SourceFuzz: FuzzTarget {
  let name = "sources"

  let corpus = [
    """
    import UIKit
    class A: UIViewController { @IBOutlet weak var label: UILabel!
      @objc dynamic var n = 1 { didSet { print("\\(n) \\("x")") } }
      override func viewDidLoad() { b.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside) }
      @IBAction func tap(_ sender: Any) { _ = #keyPath(A.n) } }
    extension A { @objc override func f() {} }
    """,
    """
    #if canImport(ObjectiveC) && !os(Linux)
    @objc protocol P: NSObjectProtocol { @objc optional func a(b: Int) }
    #elseif DEBUG
    let r = /a[b/]c/; let s = #"x\\#(1)"#; let t = \"""
      multi \\(1 + (2))
      \"""
    #endif /* a /* b */ c */
    """,
    """
    import SwiftUI
    @main struct A: App { var body: some Scene { WindowGroup { B() } } }
    struct B: View { @State var n = 1; var body: some View { VStack { Text("\\(n)").padding() } }; var t: Text { Text("a") } }
    let h = [UIHostingController(rootView: AnyView(B(n: 2).padding().disabled(true))), UIHostingController(rootView: List { B() })]
    let c = UIHostingConfiguration { [a] in switch a { case .b: B(n: 1) { c() }.font(.body); default: Text("}") } }.margins(.all, 0)
    struct C: UIViewRepresentable {}; struct D: View { var body: some View { return C(n: { 1 }).padding(4).ignoresSafeArea() } }
    """,
  ].map { Data($0.utf8) }

  mutating func eat(_ data: Data) {
    let translator = SourceRewriter(TranslationSettings(modules: ["UIKit", "HeadlessSwiftUI"]))
    let once = translator.translate([("/a.swift", [UInt8](data)), ("/b.swift", [UInt8](corpus[0]))])
    _ = translator.translate(once.sources.map { ($0.path, $0.contents) })
  }
}
