internal import Foundation

/// What VoiceOver adds to an element's own words, in a language. The English, German and Russian words are those that
/// AccessibilitySnapshot has taken from iOS; other languages are spoken in English.
struct SpokenStrings: Sendable {
  var selected = "Selected."
  var selectedFormat = "Selected: %@"
  var dimmed = "Dimmed."
  var button = "Button."
  var backButton = "Back Button."
  var back = "Back"
  var tab = "Tab."
  var heading = "Heading."
  var link = "Link."
  var adjustable = "Adjustable."
  var adjustableHint = "Swipe up or down with one finger to adjust the value."
  var image = "Image."
  var searchField = "Search Field."
  var switchButton = "Switch Button."
  var on = "On."
  var off = "Off."
  var mixed = "Mixed."
  var switchHint = "Double tap to toggle setting."
  var textField = "Text Field."
  var secureTextField = "Secure Text Field."
  var isEditing = "Is editing."
  var textFieldHint = "Double tap to edit."
  var textAreaHint = "Double tap to edit., Use the rotor to access Misspelled Words"
  var editingHint = "Use the rotor to access Misspelled Words"
  var seriesFormat = "%@ %@ of %@."
  var rowSpan = "Spans %@ rows."
  var columnSpan = "Spans %@ columns."
  var row = "Row %@."
  var column = "Column %@."
  var listStart = "List Start."
  var listEnd = "List End."
  var landmarkStart = "Landmark."
  var landmarkEnd = "End."

  static let english = SpokenStrings()

  static let german: SpokenStrings = {
    var strings = SpokenStrings()
    (strings.selected, strings.selectedFormat) = ("Auswahl.", "Auswahl: %@")
    (strings.dimmed, strings.button, strings.tab) = ("Grau dargestellt.", "Taste.", "Tabulator.")
    (strings.backButton, strings.back) = ("Zurück Taste.", "Zurück")
    (strings.heading, strings.link, strings.image) = ("Überschrift.", "Hyperlink.", "Bild.")
    (strings.adjustable, strings.searchField, strings.switchButton) = ("Einstellbar.", "Suchfeld.", "Umschalttaste.")
    strings.adjustableHint = "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."
    (strings.on, strings.off, strings.mixed) = ("Ein.", "Aus.", "Gemischt.")
    (strings.switchHint, strings.textField) = ("Zum Umschalten Doppeltippen.", "Textfeld.")
    (strings.secureTextField, strings.isEditing) = ("Sicheres Textfeld.", "Bearbeiten")
    // In that library's file "Zugriff" lacks a letter, and the closing quotation mark is missing.
    strings.editingHint = "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden"
    strings.textFieldHint = "Zum Bearbeiten doppeltippen."
    strings.textAreaHint = "\(strings.textFieldHint), \(strings.editingHint)"
    (strings.seriesFormat, strings.row, strings.column) = ("%@ %@ von %@.", "Zeile %@.", "Spalte %@.")
    (strings.rowSpan, strings.columnSpan) = ("Umfasst %@ Zeilen.", "Umfasst %@ Spalten.")
    (strings.listStart, strings.listEnd) = ("Anfang der Liste.", "Ende der Liste.")
    (strings.landmarkStart, strings.landmarkEnd) = ("Orientierungspunkt.", "Ende.")
    return strings
  }()

  static let russian: SpokenStrings = {
    var strings = SpokenStrings()
    (strings.selected, strings.selectedFormat) = ("Выбрано.", "Выбрано: %@")
    (strings.dimmed, strings.button, strings.tab) = ("Недоступно.", "Кнопка.", "Вкладка.")
    (strings.backButton, strings.back) = ("Кнопка назад.", "назад")
    (strings.heading, strings.link, strings.image) = ("Заголовок.", "Ссылка.", "Изображение.")
    (strings.adjustable, strings.searchField) = ("Элемент регулировки.", "Поле поиска.")
    strings.adjustableHint = "Смахните вверх или вниз одним пальцем, чтобы настроить значение."
    (strings.switchButton, strings.switchHint) = (
      "Кнопка-переключатель.", "Коснитесь дважды, чтобы переключить настройку."
    )
    (strings.on, strings.off, strings.mixed) = ("Вкл.", "Выкл.", "Смешанно.")
    (strings.textField, strings.secureTextField) = ("текстовое поле.", "Защищённое текстовое поле.")
    strings.isEditing = "Идет правка"
    strings.textFieldHint = "коснитесь дважды, чтобы редактировать"
    strings.editingHint = "Используйте ротор для доступа к объекту: Слова с ошибками"
    strings.textAreaHint = "\(strings.textFieldHint)., \(strings.editingHint)"
    (strings.seriesFormat, strings.row, strings.column) = ("%@ %@ из %@.", "Ряд %@.", "Столбец %@.")
    // In that library's file the two are exchanged.
    (strings.rowSpan, strings.columnSpan) = ("Охватывает строк: %@.", "Охватывает столбцов: %@.")
    (strings.listStart, strings.listEnd) = ("Начало списка.", "Конец списка.")
    (strings.landmarkStart, strings.landmarkEnd) = ("Ориентир.", "Конец строки.")
    return strings
  }()

  /// The texts in a language; the English ones for a language that isn't included.
  static func strings(for locale: Locale?) -> SpokenStrings {
    switch locale?.language.languageCode?.identifier {
    case "de": .german
    case "ru": .russian
    default: .english
    }
  }

  /// Fills the placeholders of a format, in their order.
  static func filled(_ format: String, _ values: String...) -> String {
    values.reduce(format) { text, value in
      guard let place = text.firstRange(of: "%@") else { return text }
      return text.replacingCharacters(in: place, with: value)
    }
  }
}
