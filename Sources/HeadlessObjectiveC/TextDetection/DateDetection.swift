internal import Foundation

/// The rules for dates of `NSDataDetector`; see `TextDetection`.
enum DateDetection {
  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let month =
    "(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)"
  private static let time = #"(?:(?:,? at |,? )(\d{1,2})(?=:\d{2}| ?[ap]m)(?::(\d{2}))?(?: ?([ap]m))?(?![\w:]))?"#

  /// A format of dates: its pattern, and the groups with the year, the month and the day; those of a time follow.
  private struct Form {
    let pattern: String
    let year: Int, month: Int, day: Int
  }

  private static let forms = [
    Form(pattern: #"(?<![\w-])(\d{4})-(\d{2})-(\d{2})(?![\d-])"# + time, year: 1, month: 2, day: 3),
    Form(pattern: #"(?<![\w/])(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})(?![\d/])"# + time, year: 3, month: 1, day: 2),
    Form(
      pattern: #"\b"# + month + #"\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?(?!\d)"# + time, year: 3, month: 1, day: 2
    ),
    Form(
      pattern: #"\b(\d{1,2})(?:st|nd|rd|th)? "# + month + #"\b\.?(?:,? (\d{4}))?(?!\d)"# + time, year: 3, month: 2,
      day: 1),
  ]

  static func results(in text: String, _ range: NSRange) -> [DetectedText] {
    forms.flatMap { form in
      TextDetection.matches(form.pattern, .caseInsensitive, in: text, range).compactMap { match in
        date(match, form, text as NSString).map { DetectedText(.date($0), match.range) }
      }
    }
  }

  private static func date(_ match: NSTextCheckingResult, _ form: Form, _ text: NSString) -> Date? {
    func group(_ number: Int) -> String? {
      let place = match.range(at: number)
      return place.location == NSNotFound ? nil : text.substring(with: place)
    }
    let calendar = Calendar(identifier: .gregorian)
    guard let day = group(form.day).flatMap(Int.init), let named = group(form.month) else { return nil }
    let month = Int(named) ?? months.firstIndex(of: String(named.lowercased().prefix(3))).map { $0 + 1 }
    var year = group(form.year).flatMap(Int.init) ?? calendar.component(.year, from: Date())
    if year < 100 { year += year < 50 ? 2000 : 1900 }
    var parts = DateComponents(year: year, month: month, day: day, hour: 12)
    if let hour = group(4).flatMap(Int.init) {
      let half = group(6)?.lowercased()
      parts.hour = half == nil ? hour : hour % 12 + (half == "pm" ? 12 : 0)
      parts.minute = group(5).flatMap(Int.init)
    }
    parts.calendar = calendar
    return parts.isValidDate ? parts.date : nil
  }
}
