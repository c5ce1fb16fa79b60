import Testing
import UIKit

@testable import HeadlessUIKit

/// The values in texts, archived and unarchived.
@MainActor @Suite struct TextArchiveTests {
  private func again<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  @Test func fontsComeBackAsTheyWere() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 13, weight: .semibold), .italicSystemFont(ofSize: 20), .preferredFont(forTextStyle: .title2),
      .monospacedDigitSystemFont(ofSize: 17, weight: .medium), .monospacedSystemFont(ofSize: 11, weight: .regular),
      UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 40),
      try #require(UIFont(name: "Georgia-Bold", size: 21)),
    ]
    for font in fonts { #expect(try again(font) == font) }
  }

  @Test func aFontsDescriptorComesBackWithItsFeatures() throws {
    let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 37, .selector: 1]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: [feature]])
    #expect(!descriptor.specification.features.isEmpty)
    #expect(try again(descriptor) == descriptor)
  }

  @Test func paragraphStylesKeepEveryValue() throws {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (1, 2, 3)
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (4, 5, -6)
    (style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple) = (7, 8, 1.25)
    (style.alignment, style.lineBreakMode, style.baseWritingDirection) = (.justified, .byTruncatingHead, .rightToLeft)
    (style.hyphenationFactor, style.usesDefaultHyphenation) = (0.5, true)
    (style.defaultTabInterval, style.lineBreakStrategy) = (30, .pushOut)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 50)]
    style.textLists = [NSTextList(markerFormat: .uppercaseRoman, options: 1)]
    #expect(try again(style) == style)
    #expect(try again(style).textLists.first?.markerFormat == .uppercaseRoman)
    #expect(try again(NSParagraphStyle.default) == .default)
  }

  @Test func aTabKeepsWhatItsColumnIsAlignedAt() throws {
    let comma = CharacterSet(charactersIn: ",")
    let tab = NSTextTab(textAlignment: .right, location: 50, options: [.columnTerminators: comma])
    #expect(try again(tab) == tab)
    #expect(try again(tab).options[.columnTerminators] as? CharacterSet == comma)
  }

  @Test func shadowsKeepTheirColor() throws {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius, shadow.shadowColor) = (CGSize(width: 1, height: -2), 3, UIColor.red)
    #expect(try again(shadow) == shadow)
    shadow.shadowColor = nil
    #expect(try again(shadow).shadowColor == nil)
  }

  @Test func attachmentsKeepPlaceAndContents() throws {
    let attachment = NSTextAttachment(data: Data([1, 2, 3]), ofType: "public.data")
    attachment.bounds = CGRect(x: 1, y: -2, width: 30, height: 40)
    attachment.lineLayoutPadding = 5
    let copy = try again(attachment)
    #expect(copy.contents == Data([1, 2, 3]) && copy.fileType == "public.data" && copy.lineLayoutPadding == 5)
    #expect(copy.bounds == attachment.bounds && copy.image == nil)
    attachment.image = UIImage(systemName: "star")
    #expect(try again(attachment).image?.size == attachment.image?.size)
  }

  /// An archive of another class, as in a damaged one.
  @Test func whatIsNoFontGivesNone() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode("Helvetica" as NSString, forKey: "UIFontName")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIFont(coder: reader) == nil)
    #expect(NSParagraphStyle(coder: reader) == .default)
  }
}
