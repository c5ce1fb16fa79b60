internal import Foundation

/// What VoiceOver adds to an element's own words, in a language. The English and German words are those that AccessibilitySnapshot
/// has taken from iOS; other languages are spoken in English.
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
    (strings.seriesFormat, strings.row, strings.column) = ("%@ %@ von %@.", "Zeile %@.", "Spalte %@.")
    (strings.rowSpan, strings.columnSpan) = ("Umfasst %@ Zeilen.", "Umfasst %@ Spalten.")
    (strings.listStart, strings.listEnd) = ("Anfang der Liste.", "Ende der Liste.")
    (strings.landmarkStart, strings.landmarkEnd) = ("Orientierungspunkt.", "Ende.")
    return strings
  }()

  /// The words in a language; the English ones for a language that isn't among them.
  static func strings(for locale: Locale?) -> SpokenStrings {
    locale?.language.languageCode?.identifier == "de" ? .german : .english
  }

  /// A format with its places filled, in their order.
  static func filled(_ format: String, _ values: String...) -> String {
    values.reduce(format) { text, value in
      guard let place = text.firstRange(of: "%@") else { return text }
      return text.replacingCharacters(in: place, with: value)
    }
  }
}
