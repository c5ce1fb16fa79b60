import Foundation
import OnionskinTestSupport
import Testing
import UIKit

@testable import HeadlessUIKit
@testable import Onionskin

@MainActor @Suite struct LocaleTests {
  /// A bundle with a greeting in several languages.
  private struct Strings {
    let folder = TestFolder()
    let bundle: Bundle

    init(_ languages: [String]) throws {
      for language in languages {
        try folder.write(
          Data("\"greeting\" = \"in \(language)\";\n".utf8), "S.bundle/\(language).lproj/Localizable.strings")
        try folder.write(Data("\"other\" = \"other \(language)\";\n".utf8), "S.bundle/\(language).lproj/Menu.strings")
      }
      bundle = try #require(Bundle(path: folder.path + "/S.bundle"))
    }
  }

  private func shown<Result>(_ variant: SnapshotVariant, _ read: @escaping (UIViewController) -> Result) throws
    -> Result
  {
    let config = variant.applied(to: ViewImageConfig(.iPhone15Pro))
    let screen = HostedScreen(config.screenConfiguration(size: .zero)) { UIViewController() }
    defer { screen.close() }
    return read(screen.controller)
  }

  @Test func directionAndLanguageFollow() throws {
    let arabic = try shown(.locale("ar_EG")) { $0.traitCollection }
    #expect(arabic.layoutDirection == .rightToLeft)
    #expect(arabic.typesettingLanguage?.languageCode?.identifier == "ar")
    let german = try shown(.locale("de_DE")) { $0.traitCollection }
    #expect(german.layoutDirection == .leftToRight)
    // The last one applies: text may be reversed for a language that isn't written that way.
    #expect(try shown(.locale("de_DE").with(.rightToLeft)) { $0.traitCollection.layoutDirection } == .rightToLeft)
  }

  @Test func stringsComeInTheScreensLanguage() throws {
    let strings = try Strings(["en", "de", "pt-br", "zh-Hant"])
    let bundle = strings.bundle
    func text(_ variant: SnapshotVariant) throws -> String {
      try shown(variant) { _ in NSLocalizedString("greeting", bundle: bundle, comment: "") }
    }
    #expect(try text(.locale("de_AT")) == "in de")
    #expect(try text(.locale("pt_BR")) == "in pt-br")
    // Traditional characters are used in Taiwan.
    #expect(try text(.locale("zh_TW")) == "in zh-Hant")
    #expect(try text(.locale("de")) == "in de")
    #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "in en")
    let other = try shown(.locale("de")) { _ in
      NSLocalizedString("other", tableName: "Menu", bundle: bundle, comment: "")
        + NSLocalizedString("absent", bundle: bundle, value: " none", comment: "")
    }
    #expect(other == "other de none")
  }

  @Test(arguments: [
    ("de_DE", ["de-de", "de-latn-de", "de-latn", "de"]), ("zh-Hans-CN", ["zh-hans-cn", "zh-hans", "zh-cn", "zh"]),
    ("sr_Latn_RS", ["sr-latn-rs", "sr-latn", "sr-rs", "sr"]), ("ar", ["ar", "ar-arab"]),
  ])
  func theNearestLanguageComesFirst(identifier: String, names: [String]) {
    #expect(LanguageFolders.candidates(for: Locale(identifier: identifier)) == names)
  }

  @Test func cellsKnowTheirLocale() throws {
    let run = TestRun()
    var seen: [String: String] = [:]
    let matrix = SnapshotMatrix(
      devices: [.iPhoneSE3], variants: [.standard, .locale("ar"), .locale("de_DE").with(.dark)])
    run.failures {
      assertSnapshots(on: matrix, named: "x", testName: "f()") { cell in
        seen[cell.nameParts.joined(separator: ".")] = cell.locale.identifier
        return TitleScreen(title: cell.locale.identifier)
      }
    }
    let device = "iPhone SE (3rd generation)"
    #expect(
      seen == [device: Locale.current.identifier, "\(device).locale-ar": "ar", "\(device).locale-de_DE-dark": "de_DE"])
    let settings = try run.record().entries.compactMap(\.variant).map { $0.settings["locale"] }
    #expect(Set(settings) == [nil, "ar", "de_DE"])
  }
}
