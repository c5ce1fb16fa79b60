import Foundation
import Testing
import UIKit

/// Without dictionaries, only words that the app has taught are known.
@MainActor @Suite struct TextCheckerTests {
  @Test func learntWordsComplete() {
    UITextChecker.learnWord("onionskin")
    defer { UITextChecker.unlearnWord("onionskin") }
    let checker = UITextChecker()
    let range = NSRange(location: 2, length: 3)
    #expect(checker.completions(forPartialWordRange: range, in: "an Oni", language: "en") == [])
    #expect(
      checker.completions(forPartialWordRange: NSRange(location: 3, length: 3), in: "an Oni", language: "en")
        == ["onionskin"])
    #expect(UITextChecker.hasLearnedWord("onionskin") && !UITextChecker.hasLearnedWord("onion"))
    #expect(
      checker.completions(forPartialWordRange: NSRange(location: 5, length: 3), in: "an Oni", language: "en") == nil)
  }

  @Test func nothingIsMisspelt() {
    let text = "mispelt wrods"
    let found = UITextChecker().rangeOfMisspelledWord(
      in: text, range: NSRange(location: 0, length: 13), startingAt: 0, wrap: false, language: "en")
    #expect(found.location == NSNotFound)
  }
}
