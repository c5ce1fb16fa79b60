public import Foundation

/// Checks the spelling of words. There are no dictionaries here: no word is misspelled, there are no guesses, and the only known
/// words are those that an app has learned.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// Words that are learned in a test are forgotten when it ends.
  private static var learned: HostTable<UITextChecker, String, Bool> {
    StateHost.ofTestSetting.value { HostTable(within: $0) }
  }

  /// Words that this checker is to let pass.
  open var ignoredWords: [String]? = nil

  public override init() {
    super.init()
  }

  /// Always `NSNotFound`: without a dictionary no word is misspelt.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// None: there is no dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// The learnt words that begin as the range does, by name.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let text = string as NSString
    guard range.location + range.length <= text.length else { return nil }
    let part = text.substring(with: range).lowercased()
    return UITextChecker.learned.keys.filter { $0.lowercased().hasPrefix(part) && $0.count > part.count }.sorted()
  }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  open class func learnWord(_ word: String) { learned[word] = true }
  open class func hasLearnedWord(_ word: String) -> Bool { learned[word] != nil }
  open class func unlearnWord(_ word: String) { learned[word] = nil }

  /// None: there is no dictionary.
  open class var availableLanguages: [String] { [] }
}
