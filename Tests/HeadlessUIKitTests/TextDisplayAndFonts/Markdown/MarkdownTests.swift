import Foundation
import Testing
import TextLayout
import UIKit

@testable import HeadlessUIKit

@Suite struct MarkdownTests {
  /// The runs as text: `[b:bold]` and so on.
  private func read(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full)
    -> String
  {
    MarkdownReader.runs(of: text, syntax).map { run in
      var marks = ""
      if run.intent.contains(.emphasized) { marks += "i" }
      if run.intent.contains(.stronglyEmphasized) { marks += "b" }
      if run.intent.contains(.code) { marks += "c" }
      if run.intent.contains(.strikethrough) { marks += "s" }
      if let link = run.link { marks += "<\(link)>" }
      return marks.isEmpty ? run.text : "[\(marks):\(run.text)]"
    }.joined()
  }

  /// CommonMark's rules.
  @Test(arguments: [
    ("a *b* c", "a [i:b] c"), ("a **b** c", "a [b:b] c"), ("***b***", "[ib:b]"), ("_a_ and __b__", "[i:a] and [b:b]"),
    ("**a *b* c**", "[b:a ][ib:b][b: c]"), ("snake_case_name", "snake_case_name"), ("2 * 3 * 4", "2 * 3 * 4"),
    ("~~a~~ ~b~", "[s:a] [s:b]"), ("`a *b*`", "[c:a *b*]"), ("``a`b``", "[c:a`b]"), ("\\*a\\*", "*a*"),
    ("*a", "*a"), ("**a*", "*[i:a]"), ("[a](b)", "[<b>:a]"), ("[**a** b](c \"title\")", "[b<c>:a][<c>: b]"),
    ("<https://a.b>", "[<https://a.b>:https://a.b]"), ("[a] b", "[a] b"), ("a\nb", "a b"), ("a  \nb", "a\nb"),
    ("&amp; &lt;", "& <"), ("*foo**bar**baz*", "[i:foo][ib:bar][i:baz]"), ("a ![x](y)", "a ![<y>:x]"),
  ]) func inlinesAreRead(_ markdown: String, expected: String) {
    #expect(read(markdown) == expected)
  }

  @Test func blocksLoseTheirMarkersAndBreaks() {
    #expect(read("# Title\n\nOne\ntwo\n\n- a\n- b\n\n> q\n\n```\ncode\n```") == "TitleOne twoabqcode\n")
  }

  /// The blocks around each text, the innermost first.
  private func blocks(_ markdown: String) throws -> [String] {
    let text = try AttributedString(markdown: markdown)
    return text.runs.map { run in
      "\(String(text[run.range].characters)): \(run.presentationIntent.map { "\($0)" } ?? "none")"
    }
  }

  @Test func partsSayWhichBlocksTheyLieIn() throws {
    #expect(
      try blocks("# Title\n\nOne *two*\n\nBelow\n---\n```swift\nlet a\n```") == [
        "Title: [header 1 (id 1)]", "One : [paragraph (id 2)]", "two: [paragraph (id 2)]", "Below: [header 2 (id 3)]",
        "let a\n: [codeBlock 'swift' (id 4)]",
      ])
  }

  @Test func listsAndQuotationsLieInEachOther() throws {
    #expect(
      try blocks("- a\n  1. b\n  2. c\nlazy\n\n  second\n- d\n\n> q\n> - r") == [
        "a: [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]",
        "b: [paragraph (id 6), listItem 1 (id 5), orderedList (id 4), listItem 1 (id 2), unorderedList (id 1)]",
        "c lazy: [paragraph (id 8), listItem 2 (id 7), orderedList (id 4), listItem 1 (id 2), unorderedList (id 1)]",
        "second: [paragraph (id 9), listItem 1 (id 2), unorderedList (id 1)]",
        "d: [paragraph (id 11), listItem 2 (id 10), unorderedList (id 1)]",
        "q: [paragraph (id 13), blockQuote (id 12)]",
        "r: [paragraph (id 16), listItem 1 (id 15), unorderedList (id 14), blockQuote (id 12)]",
      ])
    // Another marker begins another list; a number other than 1 doesn't interrupt a paragraph.
    #expect(
      try blocks("3) x\n4) y\n* z\n\nIn\n2024. was") == [
        "x: [paragraph (id 3), listItem 3 (id 2), orderedList (id 1)]",
        "y: [paragraph (id 5), listItem 4 (id 4), orderedList (id 1)]",
        "z: [paragraph (id 8), listItem 1 (id 7), unorderedList (id 6)]", "In 2024. was: [paragraph (id 9)]",
      ])
  }

  @Test func intentsGoThroughAttributedStringsOfObjects() throws {
    let text = try NSAttributedString(markdown: "> a")
    let intent = text.attribute(.presentationIntentAttributeName, at: 0, effectiveRange: nil) as? PresentationIntent
    #expect(intent?.components.map(\.kind) == [.paragraph, .blockQuote] && intent?.indentationLevel == 1)
    #expect(AttributedString(text).runs.first?.presentationIntent == intent)
    #expect(try NSAttributedString(markdown: "# a", options: .init(interpretedSyntax: .inlineOnly)).string == "# a")
  }

  @Test func inlineOnlyKeepsMarkersAndMayKeepWhitespace() {
    #expect(read("# a\n\n*b*", .inlineOnlyPreservingWhitespace) == "# a\n\n[i:b]")
  }

  @Test func longAndBrokenTextsEnd() {
    for piece in ["> ", "- ", "1. ", "> - "] { #expect(!read(String(repeating: piece, count: 3_000) + "a").isEmpty) }
    for piece in ["[", "(", "<", "**a ", "[a](", "*a_", "&"] {
      #expect(!read(String(repeating: piece, count: 3_000)).isEmpty)
    }
    // Thematic breaks and the beginning of code, which show no text.
    for piece in ["*", "_", "`"] { #expect(read(String(repeating: piece, count: 3_000)).isEmpty) }
    _ = read(String(repeating: "\\", count: 3_000))
  }

  @Test @MainActor func labelsShowWhatIsMeant() throws {
    HostedScreen.apply(.standard)
    let text = try AttributedString(markdown: "a **b** *i* `c` ~~s~~ [l](https://a.b)")
    #expect(text.runs.contains { $0.link == URL(string: "https://a.b") })
    let built = AttributedTextBuilder(font: .systemFont(ofSize: 17)).build(NSAttributedString(text)).text
    func attributes(_ part: String) throws -> TextAttributes {
      built.attributes(at: (built.string as NSString).range(of: part).location)
    }
    #expect(try attributes("b").font.weight == 600)
    #expect(try attributes("i").font.isItalic)
    #expect(try attributes("c").font.family == .systemMonospaced)
    #expect(try attributes("s").strikethrough != nil)
    #expect(try attributes("l").underline != nil)
    #expect(try attributes("a").font.weight == 400)
  }
}
