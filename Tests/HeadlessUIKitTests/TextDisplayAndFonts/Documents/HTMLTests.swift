import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The result of WebKit's HTML reader: characters, attributes and margins.
@Suite struct HTMLTests {
  private typealias Key = NSAttributedString.Key

  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func value<Value>(_ key: Key, of part: String, in text: NSAttributedString) -> Value? {
    let range = (text.string as NSString).range(of: part)
    return range.length == 0 ? nil : text.attribute(key, at: range.location, effectiveRange: nil) as? Value
  }

  private func font(of part: String, in text: NSAttributedString) throws -> UIFont {
    try #require(value(.font, of: part, in: text))
  }

  @Test func textIsTimesOfTwelvePoints() throws {
    let text = try read("Hello")
    #expect(text.string == "Hello")
    #expect(try font(of: "Hello", in: text).fontName == "TimesNewRomanPSMT")
    #expect(try font(of: "Hello", in: text).pointSize == 12)
    #expect(value(.foregroundColor, of: "Hello", in: text) == UIColor.black)
  }

  @Test func entitiesAreReplaced() throws {
    let text = try read("Fish &amp; Chips &#8364;5 &#x2014; &ldquo;now&rdquo; &unknown; a&nbsp;b &copy 5 < 6")
    #expect(text.string == "Fish & Chips €5 — “now” &unknown; a\u{A0}b © 5 < 6")
  }

  @Test(arguments: [
    ("<b>x</b>", true, false), ("<strong>x</strong>", true, false), ("<i>x</i>", false, true),
    ("<em>x</em>", false, true), ("<b><i>x</i></b>", true, true), ("x", false, false),
  ]) func tagsChooseTheFont(_ html: String, isBold: Bool, isItalic: Bool) throws {
    let traits = try font(of: "x", in: try read(html)).fontDescriptor.symbolicTraits
    #expect(traits.contains(.traitBold) == isBold && traits.contains(.traitItalic) == isItalic)
  }

  @Test func linesAreTags() throws {
    let text = try read("<u>one</u> <s>two</s> <del>three</del>")
    #expect(value(.underlineStyle, of: "one", in: text) == 1)
    #expect(value(.strikethroughStyle, of: "two", in: text) == 1)
    #expect(value(.strikethroughStyle, of: "three", in: text) == 1)
    #expect((value(.underlineStyle, of: "two", in: text) as Int?) == nil)
  }

  @Test func linksAreBlueAndUnderlined() throws {
    let text = try read("See <a href=\"https://example.com/a?b=1&amp;c=2\">here</a>.")
    #expect(value(.link, of: "here", in: text) == URL(string: "https://example.com/a?b=1&c=2"))
    #expect(value(.foregroundColor, of: "here", in: text) == UIColor(red: 0, green: 0, blue: 238 / 255, alpha: 1))
    #expect(value(.underlineStyle, of: "here", in: text) == 1)
    #expect((value(.link, of: "See", in: text) as URL?) == nil)
  }

  @Test func paragraphsEndWithBreaksAndMargins() throws {
    let text = try read("<p>One</p>\n<p>Two</p>")
    #expect(text.string == "One\nTwo\n")
    let style: NSParagraphStyle = try #require(value(.paragraphStyle, of: "One", in: text))
    #expect(style.paragraphSpacing == 12)
    let second: NSParagraphStyle = try #require(value(.paragraphStyle, of: "Two", in: text))
    #expect(second.paragraphSpacingBefore == 0)
  }

  @Test func headingsAreLargeAndBold() throws {
    let text = try read("<h1>A</h1><h2>B</h2><h3>C</h3>d")
    #expect(try font(of: "A", in: text).pointSize == 24)
    #expect(try font(of: "B", in: text).pointSize == 18)
    #expect(abs(try font(of: "C", in: text).pointSize - 14.04) < 0.001)
    #expect(try font(of: "A", in: text).fontName == "TimesNewRomanPS-BoldMT")
    let style: NSParagraphStyle = try #require(value(.paragraphStyle, of: "A", in: text))
    #expect(abs(style.paragraphSpacing - 16.08) < 0.001)
    #expect(text.string == "A\nB\nC\nd")
  }

  @Test func whitespaceIsOneSpace() throws {
    #expect(try read("  a \n\t b <b> c</b>  ").string == "a b c")
    #expect(try read("<div> a </div> <div> b </div>").string == "a\nb\n")
    #expect(try read("<pre>a\n  b</pre>").string == "a\n  b\n")
  }

  @Test func breaksAreLinesInParagraphs() throws {
    #expect(try read("<p>a<br>b</p>").string == "a\u{2028}b\n")
    #expect(try read("a<br/> b").string == "a\nb")
  }

  @Test func listsHaveMarkersAndTabs() throws {
    let text = try read("<ul><li>One<li>Two</ul><ol start=3><li>Three</li><li>Four</li></ol>")
    #expect(text.string == "\t•\tOne\n\t•\tTwo\n\t3.\tThree\n\t4.\tFour\n")
    let style: NSParagraphStyle = try #require(value(.paragraphStyle, of: "One", in: text))
    #expect(style.headIndent == 36 && style.firstLineHeadIndent == 0)
    #expect(style.tabStops.map(\.location) == [11, 36])
    #expect(style.textLists.count == 1)
    let last: NSParagraphStyle = try #require(value(.paragraphStyle, of: "Two", in: text))
    #expect(style.paragraphSpacing == 0 && last.paragraphSpacing == 12)
    let nested = try read("<ul><li>a<ul><li>b</ul></ul>")
    #expect(nested.string == "\t•\ta\n\t◦\tb\n")
    let inner: NSParagraphStyle = try #require(value(.paragraphStyle, of: "b", in: nested))
    #expect(inner.headIndent == 72 && inner.tabStops.map(\.location) == [47, 72])
  }

  @Test func quotationsAreIndented() throws {
    let style: NSParagraphStyle = try #require(
      value(.paragraphStyle, of: "a", in: try read("<blockquote>a</blockquote>")))
    #expect(style.headIndent == 40 && style.firstLineHeadIndent == 40 && style.tailIndent == -40)
  }

  @Test func raisedTextIsSmaller() throws {
    let text = try read("E = mc<sup>2</sup>, H<sub>3</sub>O")
    #expect(try font(of: "2", in: text).pointSize == 10)
    #expect(value(.baselineOffset, of: "2", in: text) == CGFloat(4))
    #expect((value(.baselineOffset, of: "3", in: text) as CGFloat?).map { $0 < 0 } == true)
  }

  @Test(arguments: [
    ("color: red", UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("color:#0f0", UIColor(red: 0, green: 1, blue: 0, alpha: 1)),
    ("COLOR: #0000FF80", UIColor(red: 0, green: 0, blue: 1, alpha: 128 / 255)),
    ("color: rgba(255, 0, 255, 0.5)", UIColor(red: 1, green: 0, blue: 1, alpha: 0.5)),
    ("color: hsl(120, 100%, 50%)", UIColor(red: 0, green: 1, blue: 0, alpha: 1)), ("color: nonsense", .black),
  ]) func colorsAreRead(_ style: String, _ color: UIColor) throws {
    let text = try read("<span style=\"\(style)\">x</span>")
    let found: UIColor = try #require(value(.foregroundColor, of: "x", in: text))
    let pairs = zip(found.cgColor.components ?? [], color.cgColor.components ?? [])
    #expect(found.cgColor.numberOfComponents == color.cgColor.numberOfComponents)
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(arguments: [
    ("17px", 17), ("12pt", 16), ("1.5em", 18), ("150%", 18), ("large", 14), ("-3px", 12), ("huge", 12), ("1e400px", 12),
  ]) func sizesAreRead(_ size: String, points: Double) throws {
    let text = try read("<span style='font-size: \(size)'>x</span>")
    #expect(abs(try font(of: "x", in: text).pointSize - points) < 0.001)
  }

  @Test(arguments: [
    ("-apple-system", ".SFUI-Regular"), ("'Helvetica Neue', Arial", "HelveticaNeue"), ("Nowhere, Georgia", "Georgia"),
    ("monospace", "CourierNewPSMT"), ("Nowhere", "TimesNewRomanPSMT"),
  ]) func familiesAreTriedInOrder(_ families: String, name: String) throws {
    #expect(try font(of: "x", in: try read("<span style=\"font-family: \(families)\">x</span>")).fontName == name)
  }

  @Test func styleSheetsApplyByWeight() throws {
    let text = try read(
      """
      <html><head><title>No</title><style>
      /* a comment */ body { font-family: -apple-system; font-size: 15px } .big, h1 { font-size: 20px }
      @media print { p { color: red } } p.note { color: #00f; font-style: italic } #one { color: green }
      div p b { color: red } p { text-align: center }
      </style></head><body><p>a</p><p class="note big">b</p><p class=note id=one>c</p><div><p><b>d</b></p></div></body></html>
      """)
    #expect(text.string == "a\nb\nc\nd\n")
    #expect(try font(of: "a", in: text).fontName == ".SFUI-Regular")
    #expect(try font(of: "a", in: text).pointSize == 15)
    #expect(try font(of: "b", in: text).pointSize == 20)
    #expect(try font(of: "b", in: text).fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(value(.foregroundColor, of: "b", in: text) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let green = UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)
    #expect((value(.foregroundColor, of: "c", in: text) as UIColor?)?.cgColor.components == green.cgColor.components)
    #expect(value(.foregroundColor, of: "d", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let style: NSParagraphStyle = try #require(value(.paragraphStyle, of: "a", in: text))
    #expect(style.alignment == .center)
  }

  @Test func whatIsNoTextIsLeftOut() throws {
    let text = try read("a<script>if (1 < 2) { b }</script><!-- c --><img src=x><style>d{}</style><p hidden>")
    #expect(text.string.trimmingCharacters(in: .newlines) == "a")
    #expect(try read("<p style='display:none'>a</p>b").string == "b")
  }

  /// Pieces of markup, combined in all ways, and truncated at any point.
  @Test func brokenMarkupNeverStopsTheTest() throws {
    let pieces = [
      "<", ">", "</", "<p", "&", "&#", "&#x110000;", "<b a='", "<!--", "<style>", "p{", "</p>", "x", "<ul><li>",
    ]
    for a in pieces { for b in pieces { for c in pieces { _ = try read(a + b + c) } } }
    let deep = String(repeating: "<div><b>", count: 2_000) + "x"
    #expect(try read(deep).string == "x")
  }

  @Test func otherFormatsSayWhatToDo() {
    #expect(throws: AttributedDocumentError.cannotRead(.rtf)) {
      try NSAttributedString(data: Data("{\\rtf1 x}".utf8), documentAttributes: nil)
    }
    #expect(AttributedDocumentError.cannotRead(.rtf).description.contains("convert it to HTML"))
    #expect(throws: AttributedDocumentError.notEncoded(.utf8)) {
      try NSAttributedString(
        data: Data([0x61, 0xFF]), options: [.documentType: NSAttributedString.DocumentType.plain],
        documentAttributes: nil)
    }
  }

  @Test func encodingsAreFound() throws {
    var attributes: NSDictionary?
    let page = Data("<meta charset=iso-8859-1>caf".utf8) + Data([0xE9])
    #expect(try NSAttributedString(data: page, documentAttributes: &attributes).string == "café")
    #expect(attributes?["DocumentType"] as? String == "NSHTML")
    let wide = try #require("<b>é</b>".data(using: .utf16))
    #expect(
      try NSAttributedString(data: wide, options: [.documentType: "NSHTML"], documentAttributes: nil).string == "é")
  }

  @Test func plainTextIsItself() throws {
    let text = try NSAttributedString(
      data: Data("<b> stays".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
      documentAttributes: nil)
    #expect(text.string == "<b> stays")
    let whole = NSRange(location: 0, length: text.length)
    #expect(try text.data(from: whole) == Data("<b> stays".utf8))
    #expect(throws: AttributedDocumentError.cannotWrite(.html)) {
      try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    }
  }
}
