import Foundation

/// The maximum length of a label's text: more than fits any screen. A label lays out the whole text for each measurement, which
/// took minutes for ten megabytes.
@MainActor enum LabelLength {
  /// In UTF-16 units: about fifty screens of the largest tablet, in letters of 12 points.
  static let most = 200_000

  static func shown(_ text: String) -> String {
    // A unit takes three bytes at most.
    guard text.utf8.count > most, text.utf16.count > most else { return text }
    note()
    let end = text.utf16.index(text.startIndex, offsetBy: most)
    // A character of two units isn't cut in two.
    let whole = UTF16.isTrailSurrogate(text.utf16[end]) ? text.utf16.index(before: end) : end
    return String(text.unicodeScalars[..<whole]) + "…"
  }

  static func shown(_ text: NSAttributedString) -> NSAttributedString {
    guard text.length > most else { return text }
    note()
    let result = NSMutableAttributedString(
      attributedString: text.attributedSubstring(from: NSRange(location: 0, length: most)))
    result.append(NSAttributedString(string: "…", attributes: text.attributes(at: most - 1, effectiveRange: nil)))
    return result
  }

  private static func note() {
    AppWarning.noteUsage(
      "a label shows the first \(most) characters of its text and no more: longer ones belong in text views")
  }
}
