internal import Foundation
internal import InterfaceBuilder

extension ElementReader {
  /// Applies a document's text input traits to a field or view. Missing ones have the system's defaults, except capitalization:
  /// none is the default in documents.
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
