import SwiftLexing
import Testing

@Suite struct LexerTests {
  /// Returns the source text of each token.
  private func words(_ source: String) -> [String] {
    let text = SourceText(source)
    return Lexer.tokens(of: text).map(text.string)
  }

  private func kinds(_ source: String) -> [Token.Kind] { Lexer.tokens(of: SourceText(source)).map(\.kind) }

  private func comments(_ source: String) -> [String] {
    let text = SourceText(source)
    return Lexer.tokensAndComments(of: text).comments.map(text.string)
  }

  // MARK: Words, numbers and signs

  @Test func wordsNumbersAndSignsAreTokens() {
    #expect(words("let a: Int=1+0x_Ff.b") == ["let", "a", ":", "Int", "=", "1", "+", "0x_Ff", ".", "b"])
    #expect(words("0..<10") == ["0", ".", ".", "<", "10"])
    #expect(words("1.5e3.f") == ["1.5e3", ".", "f"])
    #expect(words("$0.名前") == ["$0", ".", "名前"])
  }

  @Test func keywordsAreKnownByTheirWord() {
    let tokens = Lexer.tokens(of: SourceText("public class A { init() {} } #if os #selector"))
    #expect(
      tokens.filter { $0.word != .other }.map(\.word) == [.public, .class, .initializer, .poundIf, .os, .poundSelector])
    for word in Word.allCases where word != .other {
      #expect(Lexer.tokens(of: SourceText(word.spelling)).map(\.word) == [word])
    }
  }

  @Test func identifiersInBackticksAreOneTokenAndNoKeyword() {
    let text = SourceText("func `class`() {}; func `a name with spaces`() {}")
    let tokens = Lexer.tokens(of: text)
    #expect(tokens[1].kind == .identifier && tokens[1].word == .other)
    #expect(tokens.map(text.name).filter { $0.count > 4 } == ["class", "a name with spaces"])
  }

  @Test func theFirstTokenOfALineIsMarked() {
    let tokens = Lexer.tokens(of: SourceText("a b\n  /* c */ d e // f\ng"))
    #expect(tokens.map(\.startsLine) == [true, false, true, false, true])
  }

  // MARK: Strings

  @Test func stringsAreOneTokenWithTheirQuotes() {
    #expect(words(#"f("a \" b", c)"#) == ["f", "(", #""a \" b""#, ",", "c", ")"])
    #expect(words(#""" + "\\""#) == [#""""#, "+", #""\\""#])
  }

  @Test func stringsOfSeveralLinesEndWithThreeQuotes() {
    let source = "\"\"\"\n  a \"quoted\" \"\" word\n  \\\"\"\"\n  \"\"\" + b"
    #expect(words(source).count == 3)
    #expect(words(source).last == "b")
  }

  @Test func rawStringsEndWithAsManyNumberSigns() {
    #expect(words(##"#"a " \( b"# + c"##) == [##"#"a " \( b"#"##, "+", "c"])
    #expect(words("##\"a\"# \\#(b)\"## c") == ["##\"a\"# \\#(b)\"##", "c"])
    #expect(words("#\"\"\"\n\"\"\" \\n\n\"\"\"# d") == ["#\"\"\"\n\"\"\" \\n\n\"\"\"#", "d"])
  }

  @Test func interpolationsAreCode() {
    #expect(words(#""a \(b) c""#) == [#""a \"#, "(", "b", ")", #" c""#])
    #expect(words(#""\(f(")", [1]))""#) == [#""\"#, "(", "f", "(", #"")""#, ",", "[", "1", "]", ")", ")", #"""#])
    #expect(words(##"#"\(a) \#(b)"#"##) == [##"#"\(a) \#"##, "(", "b", ")", ##""#"##])
  }

  @Test func interpolationsLieWithinEachOther() {
    let source = #""1 \("2 \("3 \(4) 5") 6") 7""#
    #expect(words(source).filter { $0.contains { $0.isNumber } }.joined().filter(\.isNumber) == "1234567")
  }

  @Test func partsBehindInterpolationsContinueTheString() {
    let tokens = Lexer.tokens(of: SourceText(#"a("\(b) c \(d)", "e")"#))
    #expect(tokens.filter { $0.kind == .literal }.map(\.continuesString) == [false, true, true, false])
  }

  // MARK: Regular expressions

  @Test(arguments: [
    #"let a = /b"c/"#, #"f(/[/)]/)"#, "return /a\\/b/", #"x = #/a/b"c/#"#, "x = #/\n  \"a  # b\n/#", "[/a/, /b/]",
  ]) func regularExpressionsAreLiterals(source: String) {
    #expect(kinds(source).contains(.literal))
    #expect(!words(source).contains("\""))
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "f(1)/2/3", "(a) / b", "list[0]/2/x", "a! / b / c", "x = / b /", "f(a, /, b)",
  ])
  func slashesBetweenValuesAreSigns(source: String) {
    #expect(!kinds(source).contains(.literal))
  }

  // MARK: Comments and directives

  @Test func commentsAreNoTokens() {
    #expect(words("a // b \"\nc /* d */ e") == ["a", "c", "e"])
    #expect(comments("a // b \"\nc /* d */ e") == ["// b \"", "/* d */"])
    #expect(comments(#""// no comment" /* "one" */"#) == [#"/* "one" */"#])
  }

  @Test func commentsLieWithinEachOther() {
    #expect(words("a /* b /* c */ d */ e") == ["a", "e"])
    #expect(comments("/* b /* c */ d */ e") == ["/* b /* c */ d */"])
  }

  @Test func directivesAreTokens() {
    #expect(
      words("#if os(Linux)\na\n#else\nb\n#endif") == [
        "#if", "os", "(", "Linux", ")", "a", "#else", "b", "#endif",
      ])
    #expect(kinds("#selector(a)").first == .pound)
  }

  @Test func theFirstLineOfAScriptIsLeftOut() {
    #expect(words("#!/usr/bin/env swift \"\nlet a") == ["let", "a"])
    #expect(words("\u{FEFF}#!/bin/swift\na") == ["a"])
  }

  // MARK: Anything

  private static let tricky = """
    #!/usr/bin/swift
    import A // b
    /* c /* d */ */ @MainActor public final class `in`<T>: B where T == [Int: String] {
      let a = "x \\("y \\(#"z \\#(1 / 2) \\(3)"#)")", b = /a[/"]b/, c = #/ d\\/ /#
      let d = \"""
        e \\(f ?? "g") "h"
        \"""
      #if os(iOS) && !targetEnvironment(simulator)
      var e: (Int, Int)? { a! / b ... 0x1.8p3 }
      #endif
    }
    """

  /// Checks that tokens and comments are in order, don't overlap, and lie within the source.
  private func check(_ source: some Collection<UInt8>) {
    let text = SourceText(path: "", contents: source)
    let (tokens, comments) = Lexer.tokensAndComments(of: text)
    var end = 0
    for range in (tokens.map(\.range) + comments).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      #expect(range.lowerBound >= end && !range.isEmpty)
      end = range.upperBound
    }
    #expect(end <= text.bytes.count)
    #expect(tokens.map(\.start) == tokens.map(\.start).sorted())
    #expect(BracketPairs.partners(of: tokens).count == tokens.count)
  }

  @Test func whatIsLeftOpenEndsWhereTheSourceDoes() {
    let bytes = Array(Self.tricky.utf8)
    for end in bytes.indices { check(bytes[..<end]) }
    for start in bytes.indices { check(bytes[start...]) }
  }

  @Test func anyBytesAreDivided() {
    let pieces = [
      "\"", "\"\"\"", "\\(", ")", "#", "/", "/*", "*/", "\\", "`", "\n", "\r", "a", "1.", "{", "}", "\u{0}", "é",
    ]
    var state: UInt64 = 7
    for _ in 0..<300 {
      var source: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(state >> 33) % pieces.count].utf8
      }
      check(source)
    }
  }

  @Test func thousandsOfOpenInterpolationsKeepTheStack() {
    check(Array(String(repeating: "\"\\(", count: 20_000).utf8))
    check(Array(String(repeating: "/*", count: 20_000).utf8))
  }
}
