import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// The strings of a document, by the ids of its objects. The tests run serially, because the screen's locale is shared by the
/// process.
@MainActor @Suite(.serialized) struct DocumentStringsTests {
  private static let document = DocumentFolder.storyboard(
    DocumentFolder.scene(
      """
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root"><subviews>
        <label text="Good day" id="lab"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityLabel" value="Greeting"/>
          <userDefinedRuntimeAttribute type="localizedString" keyPath="accessibilityHint" value="Hint"/>
        </userDefinedRuntimeAttributes></label>
        <searchBar showsScopeBar="YES" placeholder="Search" id="bar"><scopeButtonTitles>
          <string>All</string><string>Some</string></scopeButtonTitles></searchBar>
        <button buttonType="system" id="but"><state key="normal" title="Go"/></button>
        <segmentedControl id="seg"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        <textField placeholder="Name" id="fld"/></subviews></view>
        <navigationItem key="navigationItem" title="Home" id="nav"/></viewController>
      """))

  private static let german: KeyValuePairs = [
    "lab.text": "Guten Tag", "bar.placeholder": "Suche", "bar.scopeButtonTitles[1]": "Manche",
    "but.normalTitle": "Los", "seg.segmentTitles[0]": "Eins", "fld.placeholder": "Name?", "nav.title": "Start",
    "lab.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]": "Hinweis",
  ]

  private func check(_ files: [String: String]) throws {
    let folder = try DocumentFolder(files)
    var configuration = ScreenConfiguration.standard
    configuration.locale = Locale(identifier: "de_DE")
    let bundle = folder.bundle
    let screen = HostedScreen(configuration) {
      UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController() ?? UIViewController()
    }
    defer { screen.close() }
    let views = screen.controller.view.subviews
    #expect(screen.controller.navigationItem.title == "Start")
    let label = try #require(views[0] as? UILabel)
    #expect(label.text == "Guten Tag")
    #expect(label.accessibilityLabel == "Greeting")
    #expect(label.accessibilityHint == "Hinweis")
    let bar = try #require(views[1] as? UISearchBar)
    #expect(bar.placeholder == "Suche")
    #expect(bar.scopeButtonTitles == ["All", "Manche"])
    #expect((views[2] as? UIButton)?.title(for: .normal) == "Los")
    #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 0) == "Eins")
    #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 1) == "Two")
    #expect((views[4] as? UITextField)?.placeholder == "Name?")
  }

  @Test func aLanguagesTableTranslatesTheBaseDocument() throws {
    let table = Self.german.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(separator: "\n")
    try check(["Base.lproj/Main.storyboard": Self.document, "de.lproj/Main.strings": table])
  }

  /// The location in which Xcode 15 and later store a document's catalog.
  @Test func aCatalogForManyLanguagesTranslatesTheBaseDocument() throws {
    let entries = Self.german.map { key, value in
      #"""
      "\#(key)":{"localizations":{"en":{"stringUnit":{"state":"new","value":"?"}},
        "de":{"stringUnit":{"state":"translated","value":"\#(value)"}}}}
      """#
    }
    let catalog = #"{"sourceLanguage":"en","version":"1.0","strings":{"# + entries.joined(separator: ",") + "}}"
    try check(["Base.lproj/Main.storyboard": Self.document, "mul.lproj/Main.xcstrings": catalog])
  }
}
