internal import Foundation

/// The rules of `NSDataDetector`.
///
/// - Links: a scheme with `://`, or hosts that begin with `www.` or end with a common top-level domain; mail addresses. Marks at
///   the end of a sentence and brackets that don't open in the link aren't part of it.
/// - Phone numbers: 7 to 15 digits in groups of spaces, dots, dashes, slashes or brackets.
/// - Dates: `2026-11-28`, `11/28/2026` (the month first), `November 28, 2026`, `28 November 2026`, each with a time (`at 5:30 pm`,
///   `17:30`) or without. The year is the current one where the text has none.
/// - Addresses: a number, a street with an English word for one, and a city, a state of two letters and a ZIP code, if they follow.
///
/// Not found: relative dates (`tomorrow`), other languages' months and streets, flights.
struct TextDetection {
  let types: NSTextCheckingResult.CheckingType

  private typealias Content = DetectedText.Content

  /// All results in order. The first one is used; of two at one position the longer one.
  func results(in text: String, _ range: NSRange) -> [DetectedText] {
    var found: [DetectedText] = []
    if types.contains(.links) {
      found += results(Self.links, in: text, range) { Self.link($0) }
      found += results(Self.mails, in: text, range) { URL(string: "mailto:\($0)").map(Content.link) }
    }
    if types.contains(.addresses) { found += addresses(in: text, range) }
    let dates = DateDetection.results(in: text, range)
    if types.contains(.dates) { found += dates }
    if types.contains(.phoneNumbers) {
      found += results(Self.phones, in: text, range) { number in
        (7...15).contains(number.count(where: \.isNumber)) ? .phoneNumber(number) : nil
      }
      .filter { phone in !dates.contains { $0.range.intersection(phone.range) != nil } }
    }
    found.sort { ($0.range.location, -$0.range.length) < ($1.range.location, -$1.range.length) }
    var end = 0
    return found.filter { result in
      guard result.range.location >= end else { return false }
      end = result.range.upperBound
      return true
    }
  }

  private static let domains =
    "com|org|net|edu|gov|mil|int|info|biz|io|app|dev|co|me|tv|eu|us|uk|de|fr|es|it|nl|ch|at|ca|au|jp|se|no"
  private static let links =
    #"(?<![\w@.])(?:[a-z][a-z0-9+.-]*://[^\s<>"]+|www\.[^\s<>"]+\.[^\s<>"]+|(?:[a-z0-9-]+\.)+(?:\#(domains))(?![\w@-])(?:[:/?#][^\s<>"]*)?)"#
  private static let mails = #"(?<![\w.])[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}"#
  private static let phones = #"(?<![\w.,/-])(?:\+|\(\+?)?\d[\d ()./-]{5,}\d(?![\w-])"#
  private static let streets =
    "Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Way|Court|Ct|Loop|Square|Sq|Place|Pl|Parkway|Terrace"
  private static let address =
    #"\b(\d{1,5}(?: [A-Z][\w']*){1,4} (?:\#(streets))\b\.?)(?:,?\s+([A-Z][\w']*(?: [A-Z][\w']*)*),?\s+([A-Z]{2})\s+(\d{5}(?:-\d{4})?))?"#

  private func results(
    _ pattern: String, in text: String, _ range: NSRange, _ content: (String) -> Content?
  ) -> [DetectedText] {
    Self.matches(pattern, .caseInsensitive, in: text, range).compactMap { match in
      let found = Self.withoutEnd((text as NSString).substring(with: match.range))
      let place = NSRange(location: match.range.location, length: (found as NSString).length)
      return content(found).map { DetectedText($0, place) }
    }
  }

  static func matches(
    _ pattern: String, _ options: NSRegularExpression.Options, in text: String, _ range: NSRange
  ) -> [NSTextCheckingResult] {
    do {
      return try NSRegularExpression(pattern: pattern, options: options).matches(in: text, range: range)
    } catch {
      preconditionFailure("A rule of detection isn't a regular expression: \(error)")
    }
  }

  /// Without punctuation at the end of a sentence, and brackets that aren't opened before.
  private static func withoutEnd(_ found: String) -> String {
    var rest = Substring(found)
    while let last = rest.last {
      let isClosing = last == ")" && rest.count(where: { $0 == ")" }) > rest.count(where: { $0 == "(" })
      guard ".,;:!?'\"\u{201D}\u{2019}".contains(last) || isClosing else { break }
      rest.removeLast()
    }
    return String(rest)
  }

  private static func link(_ found: String) -> Content? {
    URL(string: found.contains("://") ? found : "http://\(found)").map(Content.link)
  }

  private func addresses(in text: String, _ range: NSRange) -> [DetectedText] {
    Self.matches(Self.address, [], in: text, range).map { match in
      let keys: [(NSTextCheckingKey, Int)] = [(.street, 1), (.city, 2), (.state, 3), (.zip, 4)]
      let parts = keys.compactMap { key, group -> (NSTextCheckingKey, String)? in
        let place = match.range(at: group)
        return place.location == NSNotFound ? nil : (key, (text as NSString).substring(with: place))
      }
      return DetectedText(.address(Dictionary(uniqueKeysWithValues: parts)), match.range)
    }
  }
}
