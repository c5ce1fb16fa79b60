public import Foundation
internal import Synchronization

/// Looks words up. There are no dictionaries here: no word is misspelt and nothing is guessed, and the only words known are
/// those that an app has had learnt.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static let learned = Mutex<Set<String>>([])

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
    return UITextChecker.learned.withLock { words in
      words.filter { $0.lowercased().hasPrefix(part) && $0.count > part.count }.sorted()
    }
  }

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  open class func learnWord(_ word: String) { _ = learned.withLock { $0.insert(word) } }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.withLock { $0.contains(word) } }
  open class func unlearnWord(_ word: String) { _ = learned.withLock { $0.remove(word) } }

  /// None: there is no dictionary.
  open class var availableLanguages: [String] { [] }
}
