import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Fonts from bytes or files. The registry is shared by the process, so its tests run serially.
@Suite(.serialized) struct FontRegistrationTests {
  private static let path = "/usr/share/fonts/truetype/noto/NotoSansOgham-Regular.ttf"

  private func font() throws -> CGFont {
    let data = try Data(contentsOf: URL(fileURLWithPath: FontRegistrationTests.path))
    return try #require(CGDataProvider(data: data as CFData).flatMap { CGFont($0) })
  }

  @Test func aFontFromDataIsFoundByItsName() throws {
    let font = try font()
    #expect(font.postScriptName == "NotoSansOgham-Regular")
    #expect(font.unitsPerEm == 1000 && font.numberOfGlyphs > 20 && font.ascent > 0 && font.descent < 0)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(UIFont(name: "NotoSansOgham-Regular", size: 10)?.familyName == "Noto Sans Ogham")
    #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
    #expect(UIFont(name: "NotoSansOgham-Regular", size: 10) == nil)
  }

  @Test func aFontFromAFileIsFoundByItsName() throws {
    let url = URL(fileURLWithPath: FontRegistrationTests.path)
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    #expect(UIFont(name: "NotoSansOgham-Regular", size: 10) != nil)
    #expect(CGFont("NotoSansOgham-Regular" as CFString) != nil)
    #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    var told: [Int] = []
    CTFontManagerRegisterFontURLs([url, URL(fileURLWithPath: "/nowhere.ttf")] as CFArray, .process, true) {
      errors, done in
      told.append(errors.count)
      return done
    }
    #expect(told == [1])
    CTFontManagerUnregisterFontURLs([url] as CFArray, .process, nil)
  }

  @Test func glyphsHaveNames() throws {
    let font = try font()
    #expect(font.name(for: 0) == ".notdef")
    let name = try #require(font.name(for: 9))
    #expect(font.getGlyphWithGlyphName(name: name) == 9)
    #expect(font.getGlyphWithGlyphName(name: "no such glyph" as CFString) == 0 && font.name(for: 60000) == nil)
  }

  @Test func filesHaveDescriptors() throws {
    let url = URL(fileURLWithPath: FontRegistrationTests.path)
    let descriptors = CTFontManagerCreateFontDescriptorsFromURL(url as CFURL) as? [CTFontDescriptor]
    #expect(descriptors?.map(\.postscriptName) == ["NotoSansOgham-Regular"])
    #expect(CTFontManagerCreateFontDescriptorsFromURL(URL(fileURLWithPath: "/nowhere.ttf") as CFURL) == nil)
    #expect(CTFontManagerCreateFontDescriptorFromData(Data("text".utf8) as CFData) == nil)
  }

  /// Truncated and changed at any point: a font or nil.
  @Test func damagedFontsAreNone() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: FontRegistrationTests.path))
    #expect(CGDataProvider(data: Data() as CFData).flatMap { CGFont($0) } == nil)
    #expect(CGDataProvider(data: Data("text".utf8) as CFData).flatMap { CGFont($0) } == nil)
    for length in stride(from: 4, to: data.count, by: data.count / 23) {
      _ = CGDataProvider(data: data.prefix(length) as CFData).flatMap { CGFont($0) }
    }
    for place in stride(from: 0, to: 600, by: 7) {
      var changed = data
      changed[place] ^= 0xFF
      _ = CGDataProvider(data: changed as CFData).flatMap { CGFont($0) }
    }
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere") as CFURL) == nil)
  }
}
