internal import Foundation
internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum DatePickerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { DatePickerFacts.self }
  static let elements = ["datePicker"]
  static let facts = FactList<UIDatePicker> {
    Fact("datePickerMode", \.datePickerMode, document: .named("datePickerMode", modes))
    Fact("preferredDatePickerStyle", \.preferredDatePickerStyle, document: .named("style", styles))
    Fact("minuteInterval", \.minuteInterval, document: .int("minuteInterval"))
    Fact("countDownDuration", \.countDownDuration, document: .number("countDownDuration"))
    Fact("locale", \.locale, document: locale)
    Fact("calendar", \.calendar)
    Fact("timeZone", \.timeZone, document: timeZone)
    Fact("roundsToMinuteInterval", \.roundsToMinuteInterval, document: .bool("roundsToMinuteInterval"))
    Fact("minimumDate", \.minimumDate, document: date("minimumDate"))
    Fact("maximumDate", \.maximumDate, document: date("maximumDate"))
    Fact("date", \.date)
    Fact { picker, reader in
      if reader.bool("useCurrentDate") != true, let date = date("date").read(reader) { picker.date = date }
    }
    Fact(readOnly: "datePickerStyle", \.datePickerStyle)
    // Parts for which UIKit has no property.
    Fact("textColor", \.titleColor)
  }

  private static let modes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]
  private static let styles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]

  private static let locale = DocumentValue<Locale>("locale") { reader in
    (reader.part(key: "locale") { $0.string("localeIdentifier") } ?? nil).map(Locale.init(identifier:))
  }

  private static let timeZone = DocumentValue<TimeZone>("timeZone") { reader in
    reader.part(key: "timeZone") { part in
      // The zone's own data follow its name.
      _ = part.children(named: "data") + part.children(named: "mutableData")
      return part.string("name").flatMap(TimeZone.init(identifier:))
    } ?? nil
  }

  /// A date's element, which has seconds since the start of 2001.
  private static func date(_ key: String) -> DocumentValue<Date> {
    DocumentValue(key) { reader in
      reader.child(key: key)?["timeIntervalSinceReferenceDate"].flatMap(Double.init(document:))
        .map(Date.init(timeIntervalSinceReferenceDate:))
    }
  }
}
