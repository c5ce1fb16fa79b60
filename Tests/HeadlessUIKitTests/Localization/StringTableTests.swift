import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// Strings of an app in all of Xcode's formats. The tests run serially, because the screen's locale is shared by the process.
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
    let emphasized = AttributedString(localized: "**Two** trees", bundle: bundle)
    #expect(emphasized.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil])
    #expect(String(AttributedString(localized: "\(1) trees", bundle: bundle).characters) == "1 tree")
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
    // A string that a language lacks remains the key, as on iOS.
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

  // MARK: Several numbers, and device variations

  private func bundle(_ files: [String: String]) throws -> Bundle {
    let path = NSTemporaryDirectory() + "strings-\(UUID().uuidString)"
    for (name, text) in files {
      let file = "\(path)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: path))
  }

  @Test func rulesForTwoNumbersTakeOneEach() throws {
    func rule(_ name: String, _ one: String, _ other: String) -> String {
      """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
      """
    }
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      \(rule("files", "one file", "%ld files"))\(rule("folders", "a folder", "%ld folders"))</dict>
      <key>turned</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$@ has %1$#@files@ (100%%)</string>
      \(rule("files", "one file", "%ld files"))</dict></dict></plist>
      """
    ])
    func string(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }
    shown(in: "en") {
      #expect(String.localizedStringWithFormat(string("files"), 1, 3) == "one file in 3 folders")
      #expect(String(format: string("files"), 2, 1) == "2 files in a folder")
      #expect(String(format: string("turned"), 1, "Ann" as NSString) == "Ann has one file (100%)")
      #expect(String(format: string("turned"), 4, "Ann" as NSString) == "Ann has 4 files (100%)")
      // Anything but a rule is left to Foundation.
      #expect(String(format: "%d of %d", 2, 3) == "2 of 3")
    }
  }

  /// Code that is generated for strings forwards its arguments.
  @Test func formsCountWhereArgumentsAreHandedOn() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string><key>zero</key><string>no files</string>
        <key>one</key><string>one file</string><key>other</key><string>%ld files</string></dict></dict></dict></plist>
      """
    ])
    func generated(_ key: String, _ arguments: any CVarArg...) -> String {
      let format = NSLocalizedString(key, bundle: bundle, comment: "")
      return String(format: format, locale: Locale(identifier: "en"), arguments: arguments)
    }
    shown(in: "en") {
      #expect([0, 1, 2].map { generated("files", $0) } == ["no files", "one file", "2 files"])
      #expect(String(format: "%@ %d", locale: Locale(identifier: "en"), arguments: ["a" as NSString, 2]) == "a 2")
    }
  }

  @Test func catalogsSubstituteNumbersByTheirPlace() throws {
    func substitution(_ place: Int, _ one: String, _ other: String) -> String {
      #"""
      {"argNum":\#(place),"formatSpecifier":"lld","variations":{"plural":{
        "one":{"stringUnit":{"state":"translated","value":"\#(one)"}},
        "other":{"stringUnit":{"state":"translated","value":"\#(other)"}}}}}
      """#
    }
    let bundle = try bundle([
      "Localizable.xcstrings": #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"%lld of %lld":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%#@all@, %#@done@ done"},
        "substitutions":{"done":\#(substitution(1, "one", "%arg")),
          "all":\#(substitution(2, "%arg tree", "%arg trees"))}}}}}}
      """#
    ])
    shown(in: "en") {
      func text(_ done: Int, _ all: Int) -> String { String(localized: "\(done) of \(all)", bundle: bundle) }
      #expect(text(1, 5) == "5 trees, one done")
      #expect(text(0, 1) == "1 tree, 0 done")
    }
  }

  @Test func devicesHaveTheirOwnWords() throws {
    let bundle = try bundle([
      "Localizable.xcstrings": #"""
      {"sourceLanguage":"en","version":"1.0","strings":{"tap":{"localizations":{"en":{"variations":{"device":{
        "ipad":{"stringUnit":{"state":"translated","value":"Tap the iPad"}},
        "other":{"stringUnit":{"state":"translated","value":"Tap"}}}}}}}}}
      """#,
      "en.lproj/Old.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>hold</key><dict>
      <key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>Hold the iPad</string>
      <key>iphone</key><string>Hold the iPhone</string></dict></dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Hi</string>
      <key>20</key><string>Good evening</string></dict></dict></dict></plist>
      """,
    ])
    func words(on device: Device) -> [String] {
      let configuration = ScreenConfiguration(
        size: device.size(orientation: .portrait), traits: device.traits(orientation: .portrait))
      let screen = HostedScreen(configuration) { UIViewController() }
      defer { screen.close() }
      return shown(in: "en") {
        [
          NSLocalizedString("tap", bundle: bundle, comment: ""),
          NSLocalizedString("hold", tableName: "Old", bundle: bundle, comment: ""),
          NSLocalizedString("wide", tableName: "Old", bundle: bundle, comment: ""),
        ]
      }
    }
    #expect(words(on: .iPhone15Pro) == ["Tap", "Hold the iPhone", "Good evening"])
    let tablet = try #require(Device.all.first { $0.idiom == .pad })
    #expect(words(on: tablet) == ["Tap the iPad", "Hold the iPad", "Good evening"])
  }

  @Test func damagedTablesAreReportedWithTheirLine() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.strings": "\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";\n",
      "Broken.xcstrings": "{\n\"sourceLanguage\":\n\"en\",\n\"strings\" {}}",
    ])
    shown(in: "en") {
      #expect(NSLocalizedString("a", bundle: bundle, comment: "") == "a")
      #expect(NSLocalizedString("a", tableName: "Broken", bundle: bundle, comment: "") == "a")
    }
    let told = ResourceProblem.told.filter { $0.path.hasPrefix(bundle.bundlePath) }
    #expect(told.map { ($0.path as NSString).lastPathComponent } == ["Localizable.strings", "Broken.xcstrings"])
    #expect(told.map(\.line) == [3, 4])
    #expect(told.allSatisfy { $0.severity == .error && $0.text.hasPrefix("expected a ") })
  }
}
