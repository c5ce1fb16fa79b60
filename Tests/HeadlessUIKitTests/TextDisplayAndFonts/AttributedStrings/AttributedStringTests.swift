import Foundation
import Graphics
import HeadlessUIKit
import Testing
import TextLayout

@Suite struct NSParagraphStyleTests {
  @Test func defaultsAreApples() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0 && style.lineHeightMultiple == 0 && style.maximumLineHeight == 0)
    #expect(style.tabStops.map(\.location) == [28, 56, 84, 112, 140, 168, 196, 224, 252, 280, 308, 336])
    #expect(style.defaultTabInterval == 0)
  }

  @Test func aCopyIsNotChangedWithItsOriginal() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style)
    style.lineSpacing = 5
    #expect(copy.lineSpacing == 4)
    #expect(copy != style)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.alignment = .center
    #expect(mutable.lineSpacing == 4 && copy.alignment == .natural)
  }

  @Test func tabsStayInOrder() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    for location in [50, 10, 30] { style.addTabStop(NSTextTab(textAlignment: .left, location: CGFloat(location))) }
    #expect(style.tabStops.map(\.location) == [10, 30, 50])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.map(\.location) == [10, 50])
  }
}

@Suite struct AttributedTextBuilderTests {
  private let builder = AttributedTextBuilder(font: .systemFont(ofSize: 10), color: .label, traits: .standard)

  @Test func rangesWithoutAttributesTakeTheDefaults() {
    let string = NSMutableAttributedString(string: "ab")
    string.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 1, length: 1))
    let text = builder.build(string).text
    #expect(text.runs.map(\.range) == [0..<1, 1..<2])
    #expect(text.runs.map(\.attributes.font.pointSize) == [10, 20])
    #expect(text.runs.map(\.attributes.font.weight) == [400, 600])
    #expect(text.runs.map(\.attributes.color) == [.black, .black])
  }

  @Test func dynamicColorsResolveWithTheTraits() {
    var dark = builder
    dark.traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.build("a").baseAttributes.color == .white)
    let red = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.systemRed])
    #expect(dark.build(red).text.runs.first?.attributes.color.hexadecimal == "#FF453A")
  }

  @Test func numbersOfEveryTypeAreUnderstood() {
    for value in [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)] as [Any] {
      let text = builder.build(NSAttributedString(string: "a", attributes: [.kern: value])).text
      #expect(text.runs.first?.attributes.kern == 2, "\(type(of: value))")
    }
  }

  @Test func aKernOfZeroSwitchesPairKerningOff() {
    func usesFontKerning(_ attributes: [NSAttributedString.Key: Any]) -> Bool? {
      builder.build(NSAttributedString(string: "AV", attributes: attributes)).text.runs.first?.attributes
        .usesFontKerning
    }
    #expect(usesFontKerning([.kern: 0]) == false)
    #expect(usesFontKerning([.kern: 1]) == true)
    #expect(usesFontKerning([:]) == true)
  }

  @Test func underlinesKeepTheirLooks() throws {
    let style: NSUnderlineStyle = [.thick, .patternDot, .byWord]
    let string = NSAttributedString(
      string: "a", attributes: [.underlineStyle: style.rawValue, .underlineColor: UIColor.red, .strikethroughStyle: 1])
    let attributes = try #require(builder.build(string).text.runs.first?.attributes)
    #expect(
      attributes.underline
        == LineDecoration(
          style: .thick, pattern: .dot, color: Graphics.Color(red: 1, green: 0, blue: 0), byWord: true))
    #expect(attributes.strikethrough == LineDecoration())
    let none = NSAttributedString(string: "a", attributes: [.underlineStyle: 0])
    #expect(builder.build(none).text.runs.first?.attributes.underline == nil)
  }

  @Test func paragraphStylesReachTheEngine() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 3
    style.lineBreakMode = .byTruncatingMiddle
    style.lineBreakStrategy = .pushOut
    let text = builder.build(NSAttributedString(string: "a", attributes: [.paragraphStyle: style])).text
    #expect(text.paragraphRuns.first?.style.alignment == .right)
    #expect(text.paragraphRuns.first?.style.lineSpacing == 3)
    #expect(text.paragraphRuns.first?.style.lineBreakMode == .byTruncatingMiddle)
    #expect(text.paragraphRuns.first?.style.lineBreakStrategy == .pushOut)
  }

  @Test func attachmentsAreNumbered() {
    let attachments = [10.0, 20.0].map { width in
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: -2, width: width, height: 8)
      return attachment
    }
    let string = NSMutableAttributedString(string: "a")
    for attachment in attachments { string.append(NSAttributedString(attachment: attachment)) }
    let result = builder.build(string)
    #expect(result.attachments.map { ObjectIdentifier($0.content) } == attachments.map(ObjectIdentifier.init))
    #expect(result.text.runs.map { $0.attributes.attachment?.bounds.width } == [nil, 10, 20])
    #expect(result.text.runs.map { $0.attributes.attachment?.id } == [nil, 0, 1])
    #expect(string.string == "a\u{FFFC}\u{FFFC}")
  }
}

@Suite struct StringMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 20)

  @Test func linesAreAsHighAsTheFont() {
    let one = "Hello".size(withAttributes: [.font: font])
    let two = "Hello\nHello".size(withAttributes: [.font: font])
    #expect(abs(one.height - font.lineHeight) < 1e-6)
    #expect(abs(two.height - 2 * font.lineHeight) < 1e-6)
    #expect(abs(one.width - two.width) < 1e-6)
  }

  @Test func widthsAreCloseToThoseOfIOS() {
    // Recorded on iOS: a label of this text is 210.667 points wide.
    let title = UIFont.preferredFont(
      forTextStyle: .title1, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let width = "What's the point?".size(withAttributes: [.font: title]).width
    #expect(abs(width - 210.667) < 210.667 * 0.025)
  }

  @Test func textBreaksAtTheWidthWithLineFragmentOrigin() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let narrow = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    let block = "Hello Hello".boundingRect(
      with: narrow, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(abs(block.height - 2 * font.lineHeight) < 1e-6)
    #expect(block.width <= 60)
    #expect(block.origin == .zero)
    let line = "Hello Hello".boundingRect(with: narrow, options: [], attributes: attributes, context: nil)
    #expect(abs(line.height - font.lineHeight) < 1e-6)
    #expect(line.width > 60)
    #expect(abs(line.minY + font.ascender) < 1e-6)
  }

  @Test func truncationCutsWhatDoesNotFit() {
    let context = NSStringDrawingContext()
    let bounds = NSAttributedString(string: "Hello Hello Hello", attributes: [.font: font]).boundingRect(
      with: CGSize(width: 60, height: 30), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: context)
    #expect(abs(bounds.height - font.lineHeight) < 1e-6)
    #expect(context.totalBounds == bounds)
  }

  @Test func anEmptyStringTakesNoWidth() {
    #expect("".size(withAttributes: [.font: font]).width == 0)
    #expect(
      NSString(string: "Hello").size(withAttributes: [.font: font]) == "Hello".size(withAttributes: [.font: font]))
  }

  @Test func everyThreadMeasuresAlike() async {
    let expected = "Hello".size(withAttributes: [.font: font])
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for _ in 0..<8 { group.addTask { "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes == Array(repeating: expected, count: 8))
  }
}

/// Foundation compares the values of adjacent runs; if it can't, the process ends.
@Suite struct AttributeValueTests {
  private static let values: [@Sendable () -> (NSAttributedString.Key, Any, Any)] = [
    { (.font, UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 11)) },
    { (.foregroundColor, UIColor.red, UIColor.systemBlue) },
    { (.foregroundColor, UIColor.label, UIColor { _ in .red }) },
    {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      return (.paragraphStyle, NSParagraphStyle.default, style)
    },
    {
      let shadow = NSShadow()
      shadow.shadowBlurRadius = 2
      return (.shadow, NSShadow(), shadow)
    },
    { (.attachment, NSTextAttachment(), NSTextAttachment()) },
  ]

  @Test(arguments: values.indices)
  func neighboursMayDiffer(index: Int) {
    let (key, first, second) = AttributeValueTests.values[index]()
    let string = NSMutableAttributedString()
    for value in [first, second, second, first] {
      string.append(NSAttributedString(string: "a", attributes: [key: value]))
    }
    string.addAttribute(key, value: second, range: NSRange(location: 0, length: 1))
    string.setAttributes([key: first], range: NSRange(location: 1, length: 1))
    var ranges: [NSRange] = []
    string.enumerateAttribute(key, in: NSRange(location: 0, length: 4), options: []) { _, range, _ in
      ranges.append(range)
    }
    #expect(
      ranges == [NSRange(location: 0, length: 1), NSRange(location: 1, length: 1)]
        + [2, 3].map {
          NSRange(location: $0, length: 1)
        })
  }

  @Test func equalNeighboursAreOneRun() {
    let string = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    string.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    var range = NSRange()
    _ = string.attributes(at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
    #expect(range == NSRange(location: 0, length: 2))
  }

  @Test func paragraphsGetTheStyleOfTheirFirstCharacter() {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let text = NSMutableAttributedString(string: "one\ntwo")
    text.addAttribute(.paragraphStyle, value: centered, range: NSRange(location: 0, length: 1))
    text.addAttribute(.paragraphStyle, value: centered, range: NSRange(location: 5, length: 1))
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 1, length: 1))
    text.fixAttributes(in: NSRange(location: 0, length: text.length))
    let styles = (0..<7).map { text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle }
    #expect(styles[..<4].allSatisfy { $0?.alignment == .center } && styles[4...].allSatisfy { $0 == nil })
    #expect(text.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
  }
}
