import Foundation
import Graphics
import Testing
import TextLayout
import UIKit

@testable import HeadlessUIKit

/// Attributes that change how glyphs are painted.
@Suite struct TextLookTests {
  private func attributes(_ values: [NSAttributedString.Key: Any]) -> TextAttributes {
    var values = values
    values[.font] = UIFont.systemFont(ofSize: 20)
    return AttributedTextBuilder(font: .systemFont(ofSize: 20), traits: UITraitCollection(userInterfaceStyle: .light))
      .build(NSAttributedString(string: "a", attributes: values)).text.runs[0].attributes
  }

  @Test func aShadowIsThatOfCoreGraphics() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 3)
    shadow.shadowBlurRadius = 4
    shadow.shadowColor = UIColor.red
    let painted = try #require(attributes([.shadow: shadow]).shadow)
    #expect(
      painted == Shadow(color: Graphics.Color(red: 1, green: 0, blue: 0), offset: CGSize(width: 2, height: 3), sigma: 2)
    )
    shadow.shadowColor = nil
    #expect(attributes([.shadow: shadow]).shadow == nil)
  }

  @Test func aStrokeIsAPercentageOfTheSize() throws {
    let outline = try #require(attributes([.strokeWidth: 3]).stroke)
    #expect(abs(outline.width - 0.6) < 1e-9 && !outline.fills && outline.color == nil)
    let both = try #require(attributes([.strokeWidth: -5, .strokeColor: UIColor.red]).stroke)
    #expect(both == GlyphRun.Stroke(width: 1, color: Graphics.Color(red: 1, green: 0, blue: 0), fills: true))
    #expect(attributes([.strokeWidth: 0, .strokeColor: UIColor.red]).stroke == nil)
  }

  @Test func obliquenessIsAShearAndExpansionALogarithm() {
    #expect(attributes([.obliqueness: 0.25]).slant == 0.25)
    #expect(abs(attributes([.expansion: 0.6931471805599453]).stretch - 2) < 1e-9)
    #expect(attributes([:]).stretch == 1)
  }

  /// A width stretches the glyphs of the system font alone, and its advances with them.
  @Test func aFontsWidthStretchesItsGlyphs() {
    func stretch(_ font: UIFont) -> Double {
      AttributedTextBuilder(font: font, traits: UITraitCollection(userInterfaceStyle: .light))
        .build(NSAttributedString(string: "a", attributes: [.font: font])).text.runs[0].attributes.stretch
    }
    func width(_ font: UIFont) -> CGFloat { "Hamburg".size(withAttributes: [.font: font]).width }
    let plain = UIFont.systemFont(ofSize: 20, weight: .bold)
    let condensed = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
    let expanded = UIFont.systemFont(ofSize: 20, weight: .bold, width: .expanded)
    #expect(abs(stretch(condensed) - 0.8) < 1e-9 && abs(stretch(expanded) - 1.2) < 1e-9 && stretch(plain) == 1)
    // Sizes are rounded up to half points here.
    #expect(abs(width(condensed) - width(plain) * 0.8) <= 1 && abs(width(expanded) - width(plain) * 1.2) <= 1)
    #expect(condensed.lineHeight == plain.lineHeight)
    let rounded = condensed.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: 20) }
    #expect(rounded.map(stretch) == 1)
  }

  /// The traits of a font that is changed in another way don't change its width.
  @Test func aCompressedFontThatBecomesBoldStaysCompressed() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .regular, width: .compressed)
    var traits = font.fontDescriptor.symbolicTraits
    traits.insert(.traitBold)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(traits))
    #expect(UIFont(descriptor: bold, size: 20).specification.width == .compressed)
  }

  @Test func writingDirectionsAreEmbeddingsAndOverrides() {
    let embedding = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.embedding.rawValue
    let override = NSWritingDirection.leftToRight.rawValue | NSWritingDirectionFormatType.override.rawValue
    #expect(
      attributes([.writingDirection: [embedding, override, 17]]).directions == [
        TextDirection(isRightToLeft: true, isOverride: false), TextDirection(isRightToLeft: false, isOverride: true),
      ])
  }

  @Test func linksOutsideTextViewsLookAsTextKitHasThem() {
    let link = attributes([.link: "https://a.b", .foregroundColor: UIColor.red])
    #expect(link.color.hexadecimal == "#0000EE" && link.underline != nil)
  }

  @Test func paragraphsAreHyphenatedAsTheyAsk() {
    let style = NSMutableParagraphStyle()
    #expect(style.textStyle.hyphenation == nil)
    style.hyphenationFactor = 0.5
    #expect(style.textStyle.hyphenation == Hyphenation(factor: 0.5))
    style.hyphenationFactor = 0
    style.usesDefaultHyphenation = true
    #expect(style.textStyle.hyphenation == Hyphenation(factor: 1))
    let text = AttributedTextBuilder(font: .systemFont(ofSize: 20)).build(
      NSAttributedString(string: "a", attributes: [.paragraphStyle: style, .languageIdentifier: "de"])
    ).text
    #expect(text.paragraphRuns[0].style.hyphenation?.language == "de")
  }

  @Test func tabsKeepTheirAlignment() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(
        textAlignment: .right, location: 50, options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)]),
      NSTextTab(textAlignment: .center, location: 90),
    ]
    #expect(
      style.textStyle.tabStops == [
        TabStop(50, alignment: .trailing, terminators: "."), TabStop(90, alignment: .center),
      ])
  }

  @Test(arguments: [
    (NSTextList.MarkerFormat.disc, 3, "•"), (.decimal, 12, "12"), (.lowercaseAlpha, 28, "ab"),
    (.uppercaseRoman, 1994, "MCMXCIV"),
    (.lowercaseRoman, 0, "0"), (NSTextList.MarkerFormat("({decimal})"), 7, "(7)"),
    (NSTextList.MarkerFormat("x"), 7, "x"),
    (.uppercaseHexadecimal, 255, "FF"),
  ]) func listsNumberTheirItems(_ format: NSTextList.MarkerFormat, number: Int, marker: String) {
    #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == marker)
  }
}
