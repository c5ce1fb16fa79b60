import Testing
import UIKit

@testable import HeadlessUIKit

/// Fonts that iOS includes: their names and line heights, in points, with the system font's glyphs.
@MainActor @Suite struct SubstituteFontTests {
  init() { HostedScreen.apply(.standard) }

  @Test(arguments: [
    ("HelveticaNeue", "Helvetica Neue", "HelveticaNeue"),
    ("HelveticaNeue-Light", "Helvetica Neue", "HelveticaNeue-Light"),
    ("Helvetica Neue", "Helvetica Neue", "HelveticaNeue"), ("Helvetica", "Helvetica", "Helvetica"),
    ("ArialMT", "Arial", "ArialMT"), ("Arial", "Arial", "ArialMT"),
    ("AvenirNext-DemiBold", "Avenir Next", "AvenirNext-DemiBold"),
    ("TrebuchetMS-Bold", "Trebuchet MS", "TrebuchetMS-Bold"), ("Courier-BoldOblique", "Courier", "Courier-BoldOblique"),
  ])
  func namesLeadToFonts(name: String, family: String, postScriptName: String) throws {
    let font = try #require(UIFont(name: name, size: 16))
    #expect(font.familyName == family)
    #expect(font.fontName == postScriptName)
    #expect(font.pointSize == 16)
    #expect(UIFont.familyNames.contains(family))
    #expect(UIFont.fontNames(forFamilyName: family).contains(postScriptName))
  }

  @Test func unknownNamesDoNot() {
    #expect(UIFont(name: "HelveticaNeue-Huge", size: 16) == nil)
  }

  /// 0.952 above the baseline, 0.213 below and a leading of 0.028, which a label has only between its lines: saved labels with 25
  /// points are 29.33 high.
  @Test func labelsOfHelveticaNeueHaveItsLeadingBetweenLines() throws {
    let font = try #require(UIFont(name: "HelveticaNeue", size: 17))
    #expect(abs(font.lineHeight - 20.281) < 1e-6)
    #expect(abs(font.ascender - 16.184) < 1e-6)
    #expect(abs(("Text" as NSString).size(withAttributes: [.font: font]).height - 20.281) < 1e-6)
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: 2)]).performAsCurrent {
      let label = UILabel()
      label.text = "Label"
      label.font = font
      // 17 x 1.165 is 19.805.
      #expect(label.intrinsicContentSize.height == 20)
      label.numberOfLines = 0
      label.text = "Two\nlines"
      // And 17 x 1.193: 40.086.
      #expect(label.intrinsicContentSize.height == 40.5)
    }
  }

  /// The light weights have 0.967 above the baseline: 40 x 1.18 is 47.2.
  @Test(arguments: ["HelveticaNeue-UltraLight", "HelveticaNeue-Thin", "HelveticaNeue-Light"])
  func lightWeightsOfHelveticaNeueReachHigher(name: String) throws {
    let font = try #require(UIFont(name: name, size: 40))
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: 2)]).performAsCurrent {
      let label = UILabel()
      label.text = "Label"
      label.font = font
      #expect(label.intrinsicContentSize.height == 47.5)
    }
  }

  @Test func traitsLeadToAnotherFaceOfTheFamily() throws {
    let font = try #require(UIFont(name: "HelveticaNeue", size: 17))
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0).fontName == "HelveticaNeue-Bold")
    let italic = try #require(font.fontDescriptor.withSymbolicTraits(.traitItalic))
    #expect(UIFont(descriptor: italic, size: 20).fontName == "HelveticaNeue-Italic")
    #expect(try #require(UIFont(name: "HelveticaNeue-Bold", size: 17)).fontDescriptor.symbolicTraits == .traitBold)
  }

  /// Every character of Courier takes 0.6 em.
  @Test func fixedWidthsStayFixed() throws {
    let font = try #require(UIFont(name: "Courier", size: 20))
    for text in ["iiiii", "WWWWW", "a1 .M"] {
      #expect(abs((text as NSString).size(withAttributes: [.font: font]).width - 60) < 0.1)
    }
  }

  /// Helvetica's average advance in this line is 46 % of the size, Inter's 49 %.
  @Test func widthsComeNear() throws {
    let text = "The settings of your account were saved. Sign in with your email and password to continue"
    let helvetica = try #require(UIFont(name: "Helvetica", size: 10))
    let width = (text as NSString).size(withAttributes: [.font: helvetica]).width
    #expect(abs(width / CGFloat(text.count) / 10 - 0.46) < 0.01)
  }

  /// Helvetica of 12 points, whose lines are 1.15 times as high.
  @Test func textWithoutAFontIsSetInHelvetica() {
    #expect(abs(NSAttributedString(string: "Text").size().height - 13.8) < 1e-6)
  }
}
