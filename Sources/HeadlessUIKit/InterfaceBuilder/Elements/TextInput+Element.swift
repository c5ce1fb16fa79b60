internal import Foundation
internal import InterfaceBuilder

extension UITextField {
  /// Takes what a document says of a text field.
  func readField(_ reader: ElementReader) {
    readControl(reader)
    if let font = reader.font("fontDescription") { self.font = font }
    if let color = reader.color("textColor") { textColor = color }
    if let alignment = reader.textAlignment() { textAlignment = alignment }
    let borders: [String: BorderStyle] = ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    if let value = reader.value("borderStyle", borders) { borderStyle = value }
    let modes: [String: ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    if let value = reader.value("clearButtonMode", modes) { clearButtonMode = value }
    if let value = reader.bool("clearsOnBeginEditing") { clearsOnBeginEditing = value }
    // Interface Builder's fields shrink their text by default; those that code makes don't.
    adjustsFontSizeToFitWidth = reader.string("adjustsFontSizeToFit", standard: "YES") == "YES"
    if let value = reader.number("minimumFontSize") { minimumFontSize = value }
    if let value = reader.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = value }
    if let image = reader.image("background") { background = image }
    if let image = reader.image("disabledBackground") { disabledBackground = image }
    if let value = reader.text("placeholder") { placeholder = value }
    if let string = reader.attributedString("attributedText") {
      attributedText = string
    }
    if let string = reader.attributedString("attributedPlaceholder") {
      attributedPlaceholder = string
    }
    if let value = reader.text("text") { text = value }
    reader.part(key: "textInputTraits") { $0.readInputTraits(of: self) }
  }
}

extension UITextView {
  /// Takes what a document says of a text view.
  func readText(_ reader: ElementReader) {
    if let font = reader.font("fontDescription") { self.font = font }
    if let color = reader.color("textColor") { textColor = color }
    if let alignment = reader.textAlignment() { textAlignment = alignment }
    if let value = reader.bool("editable") { isEditable = value }
    if let value = reader.bool("selectable") { isSelectable = value }
    if let value = reader.bool("allowsEditingTextAttributes") { allowsEditingTextAttributes = value }
    if let value = reader.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = value }
    let kinds: [String: UIDataDetectorTypes] = [
      "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
      "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
      "lookupSuggestion": .lookupSuggestion, "money": .money, "physicalValue": .physicalValue,
    ]
    if let value = reader.part(key: "dataDetectorTypes", { $0.options(kinds) }) { dataDetectorTypes = value }
    if let string = reader.attributedString("attributedText") {
      attributedText = string
    }
    if let value = reader.text("text") { text = value }
    reader.part(key: "textInputTraits") { $0.readInputTraits(of: self) }
  }
}

extension ElementReader {
  /// Where text is aligned: left, unless the document says otherwise. What it calls natural follows the language.
  func textAlignment() -> NSTextAlignment? {
    value("textAlignment", InterfaceNames.textAlignments, standard: "left")
  }

  /// Gives a field or view what a document says of how text is typed in. What Interface Builder leaves out is left to the
  /// system, but for capitals: none are put in where the document doesn't ask for them.
  func readInputTraits(of input: some UITextInputTraits) {
    if let value = value("autocapitalizationType", InterfaceNames.capitalizations, standard: "none") {
      input.autocapitalizationType = value
    }
    if let value = value("autocorrectionType", ["default": .default, "yes": .yes, "no": UITextAutocorrectionType.no]) {
      input.autocorrectionType = value
    }
    if let value = value("spellCheckingType", ["default": .default, "yes": .yes, "no": UITextSpellCheckingType.no]) {
      input.spellCheckingType = value
    }
    if let value = value("keyboardType", InterfaceNames.keyboards) { input.keyboardType = value }
    if let value = value("keyboardAppearance", InterfaceNames.keyboardAppearances) { input.keyboardAppearance = value }
    if let value = value("returnKeyType", InterfaceNames.returnKeys) { input.returnKeyType = value }
    if let value = bool("enablesReturnKeyAutomatically") { input.enablesReturnKeyAutomatically = value }
    if let value = bool("secureTextEntry") { input.isSecureTextEntry = value }
    if let value = string("textContentType") { input.textContentType = UITextContentType(rawValue: value) }
    if let value = value("smartDashesType", ["default": .default, "yes": .yes, "no": UITextSmartDashesType.no]) {
      input.smartDashesType = value
    }
    if let value = value("smartQuotesType", ["default": .default, "yes": .yes, "no": UITextSmartQuotesType.no]) {
      input.smartQuotesType = value
    }
    let insertDelete: [String: UITextSmartInsertDeleteType] = ["default": .default, "yes": .yes, "no": .no]
    if let value = value("smartInsertDeleteType", insertDelete) { input.smartInsertDeleteType = value }
  }
}

extension InterfaceNames {
  fileprivate static let capitalizations: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  fileprivate static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  fileprivate static let keyboardAppearances: [String: UIKeyboardAppearance] = [
    "default": .default, "alert": .dark, "dark": .dark, "light": .light,
  ]

  fileprivate static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]
}
