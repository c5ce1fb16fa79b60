import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// The language of texts. Apple's documentation of `LocalizedStringKey` and `EnvironmentValues.locale`: a key is looked up for the
/// locale of the view's environment, as previews of apps show each language.
@MainActor @Suite final class TextLanguageTests {
  private let path = NSTemporaryDirectory() + "languages-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  private func bundle() throws -> Bundle {
    let tables = [
      "en": "\"greeting\" = \"Hello\"; \"%lld of %@\" = \"%lld from %@\"; \"only\" = \"English\";",
      "de": "\"greeting\" = \"Hallo\"; \"%lld of %@\" = \"%2$@: %1$lld\";",
    ]
    for (language, text) in tables {
      let folder = "\(path)/\(language).lproj"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try text.write(toFile: folder + "/Words.strings", atomically: true, encoding: .utf8)
    }
    return try #require(Bundle(path: path))
  }

  private func texts(_ locale: String?) throws -> [String] {
    let bundle = try bundle()
    let view = VStack {
      Text("greeting", tableName: "Words", bundle: bundle)
      Text("\(3) of \("x")", tableName: "Words", bundle: bundle)
      Text("only", tableName: "Words", bundle: bundle)
    }
    let shown = ShownView(
      VStack { if let locale { view.environment(\.locale, Locale(identifier: locale)) } else { view } })
    defer { shown.screen.close() }
    return shown.texts
  }

  @Test func keysAreLookedUpForTheEnvironmentsLocale() throws {
    #expect(try texts(nil) == ["Hello", "3 from x", "English"])
    #expect(try texts("de_AT") == ["Hallo", "x: 3", "English"])
    #expect(try texts("fr") == ["Hello", "3 from x", "English"])
  }

  /// Views on one screen may have different locales.
  @Test func eachViewHasItsLanguage() throws {
    let bundle = try bundle()
    let text = Text("greeting", tableName: "Words", bundle: bundle)
    let shown = ShownView(
      HStack { ForEach(["de", "en"], id: \.self) { text.environment(\.locale, Locale(identifier: $0)) } })
    defer { shown.screen.close() }
    #expect(shown.texts == ["Hallo", "Hello"])
  }

  /// Resources are looked up as they are shown, too.
  @Test func resourcesAreLookedUpForTheEnvironmentsLocale() throws {
    let url = try bundle().bundleURL
    let resource = LocalizedStringResource("greeting", table: "Words", bundle: .atURL(url))
    let view = VStack {
      Text(resource)
      Button(resource) {}
      Label(resource, systemImage: "star").labelStyle(.titleOnly)
    }
    func texts(_ locale: String) -> [String] {
      let shown = ShownView(view.environment(\.locale, Locale(identifier: locale)))
      defer { shown.screen.close() }
      return shown.texts
    }
    #expect(texts("de") == ["Hallo", "Hallo", "Hallo"] && texts("fr") == ["Hello", "Hello", "Hello"])
  }
}
