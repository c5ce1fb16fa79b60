import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// Strings of an app in all the forms that Xcode has them in. One after the other: the screen's locale is the process's.
@MainActor @Suite(.serialized) struct StringTableTests {
  private static let catalog = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{
      "greeting":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Guten Tag"}},
                                   "en":{"stringUnit":{"state":"translated","value":"Good day"}}}},
      "only english":{"localizations":{"en":{"stringUnit":{"state":"new","value":"English"}}}},
      "%lld trees":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld tree"}},
                                      "other":{"stringUnit":{"state":"translated","value":"%lld trees"}}}}},
        "pl":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld drzewo"}},
                                      "few":{"stringUnit":{"state":"translated","value":"%lld drzewa"}},
                                      "many":{"stringUnit":{"state":"translated","value":"%lld drzew"}},
                                      "other":{"stringUnit":{"state":"translated","value":"%lld drzewa (o)"}}}}}}}}}
    """#

  private static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>apples</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Here: %#@count@.</string>
      <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>an apple</string><key>other</key><string>%d apples</string></dict>
    </dict></dict></plist>
    """

  private func bundle() throws -> Bundle {
    let path = NSTemporaryDirectory() + "strings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: "\(path)/en.lproj", withIntermediateDirectories: true)
    try Self.catalog.write(toFile: "\(path)/Localizable.xcstrings", atomically: true, encoding: .utf8)
    try Self.rules.write(toFile: "\(path)/en.lproj/Localizable.stringsdict", atomically: true, encoding: .utf8)
    return try #require(Bundle(path: path))
  }

  private func shown<Value>(in locale: String?, _ body: () throws -> Value) rethrows -> Value {
    let before = HostedLocale.current
    HostedLocale.current = locale.map { Locale(identifier: $0) }
    defer { HostedLocale.current = before }
    return try body()
  }

  @Test func keysWithValuesAreLookedUpWithTheirFormats() throws {
    let bundle = try bundle()
    func trees(_ count: Int) -> String { String(localized: "\(count) trees", bundle: bundle) }
    #expect(shown(in: "pl") { [1, 3, 5].map(trees) } == ["1 drzewo", "3 drzewa", "5 drzew"])
    #expect(shown(in: "en") { trees(1) } == "1 tree")
    #expect(shown(in: "de") { String(localized: "greeting", bundle: bundle, comment: "At the top") } == "Guten Tag")
    #expect(String(localized: "greeting", table: "Missing", bundle: bundle) == "greeting")
    #expect(String(localized: "missing", defaultValue: "100% of \("it")", bundle: bundle) == "100% of it")
    #expect(String(localized: "100% sure", bundle: bundle) == "100% sure")
    #expect(String(localized: "\(2.5, specifier: "%.2f") m", bundle: bundle) == "2.50 m")
    let resource = LocalizedStringResource("greeting", bundle: .atURL(bundle.bundleURL))
    #expect(shown(in: "de") { String(localized: resource) } == "Guten Tag")
  }

  @Test func allFiveArgumentsAreLookedUp() throws {
    let bundle = try bundle()
    func string(_ key: String) -> String {
      _NSLocalizedString(key, tableName: nil, bundle: bundle, value: "none", comment: "")
    }
    #expect(shown(in: "de") { string("greeting") } == "Guten Tag")
    #expect(string("missing") == "none")
  }

  @Test func catalogsHaveTheScreensLanguageElseTheirOwn() throws {
    let bundle = try bundle()
    func string(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }
    #expect(shown(in: "de_AT") { string("greeting") } == "Guten Tag")
    #expect(shown(in: nil) { string("greeting") } == "Good day")
    // What a language lacks stays the key, as on iOS.
    #expect(shown(in: "de") { string("only english") } == "only english")
  }

  @Test func pluralsTakeTheFormOfTheirLanguage() throws {
    let bundle = try bundle()
    func trees(_ count: Int) -> String {
      String.localizedStringWithFormat(NSLocalizedString("%lld trees", bundle: bundle, comment: ""), count)
    }
    #expect(shown(in: "en") { [1, 2].map(trees) } == ["1 tree", "2 trees"])
    #expect(shown(in: "pl") { [1, 3, 5, 22].map(trees) } == ["1 drzewo", "3 drzewa", "5 drzew", "22 drzewa"])
  }

  @Test func rulesOfAnOldTableStandInTheirSentence() throws {
    let bundle = try bundle()
    func apples(_ count: Int) -> String {
      String(format: NSLocalizedString("apples", bundle: bundle, comment: ""), count)
    }
    #expect(shown(in: "en") { [1, 4].map(apples) } == ["Here: an apple.", "Here: 4 apples."])
  }
}
