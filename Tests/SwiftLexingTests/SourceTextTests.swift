import SwiftLexing
import Testing

@Suite struct SourceTextTests {
  @Test func linesEndWithFeedsAndReturns() {
    let text = SourceText("a\nb\r\nc\rd")
    #expect(text.lineStarts == [0, 2, 5, 7])
    #expect((0..<8).map(text.line) == [1, 1, 2, 2, 2, 3, 3, 4])
    #expect(text.indentation(at: 4) == 2)
  }

  @Test func anEmptySourceHasOneLine() {
    #expect(SourceText("").line(at: 0) == 1)
    #expect(Lexer.tokens(of: SourceText("")).isEmpty)
  }

  @Test func bracketsHavePartners() {
    let tokens = Lexer.tokens(of: SourceText("( [ ] { } )"))
    #expect(BracketPairs.partners(of: tokens) == [5, 2, 1, 4, 3, 0])
  }

  @Test func bracketsWithoutPartnersAreLeftAlone() {
    // The parentheses are partners; the bracket that is left open between them has none.
    #expect(BracketPairs.partners(of: Lexer.tokens(of: SourceText("( [ )"))) == [2, -1, 0])
    #expect(BracketPairs.partners(of: Lexer.tokens(of: SourceText(") ( ]"))) == [-1, -1, -1])
    #expect(BracketPairs.partners(of: Lexer.tokens(of: SourceText("a \")\" b"))) == [-1, -1, -1])
  }
}
