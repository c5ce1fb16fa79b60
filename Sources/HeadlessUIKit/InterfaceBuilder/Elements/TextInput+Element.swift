internal import Foundation
internal import InterfaceBuilder

extension UITextField {
  /// Takes what a document says of a text field.
  func readField(_ reader: ElementReader) {
    readControl(reader)
    if let font = reader.font("fontDescription") { self.font = font }
    if let color = reader.color("textColor") { textColor = color }
    if let alignment = reader.value("textAlignment", InterfaceNames.textAlignments) { textAlignment = alignment }
    let borders: [String: BorderStyle] = ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    if let value = reader.value("borderStyle", borders) { borderStyle = value }
    let modes: [String: ViewMode] = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    if let value = reader.value("clearButtonMode", modes) { clearButtonMode = value }
    if let value = reader.bool("clearsOnBeginEditing") { clearsOnBeginEditing = value }
    if let value = reader.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let value = reader.number("minimumFontSize") { minimumFontSize = value }
    if let value = reader.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = value }
    if let image = reader.image("background") { background = image }
    if let image = reader.image("disabledBackground") { disabledBackground = image }
    if let value = reader.text("placeholder") { placeholder = value }
    if let string = reader.child(key: "attributedText").flatMap(reader.loader.attributedString) {
      attributedText = string
    }
    if let string = reader.child(key: "attributedPlaceholder").flatMap(reader.loader.attributedString) {
      attributedPlaceholder = string
    }
    if let value = reader.text("text") { text = value }
    if let traits = reader.child(key: "textInputTraits") { TextInputTraitsElement(traits).apply(to: self) }
  }
}

extension UITextView {
  /// Takes what a document says of a text view.
  func readText(_ reader: ElementReader) {
    if let font = reader.font("fontDescription") { self.font = font }
    if let color = reader.color("textColor") { textColor = color }
    if let alignment = reader.value("textAlignment", InterfaceNames.textAlignments) { textAlignment = alignment }
    if let value = reader.bool("editable") { isEditable = value }
    if let value = reader.bool("selectable") { isSelectable = value }
    if let value = reader.bool("allowsEditingTextAttributes") { allowsEditingTextAttributes = value }
    if let value = reader.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = value }
    if let element = reader.child(key: "dataDetectorType") {
      let kinds: [String: UIDataDetectorTypes] = [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
      ]
      dataDetectorTypes = element.attributes.reduce(into: []) { result, attribute in
        if attribute.value == "YES", let kind = kinds[attribute.key] { result.formUnion(kind) }
      }
    }
    if let string = reader.child(key: "attributedText").flatMap(reader.loader.attributedString) {
      attributedText = string
    }
    if let value = reader.text("text") { text = value }
    if let traits = reader.child(key: "textInputTraits") { TextInputTraitsElement(traits).apply(to: self) }
  }
}

/// What a document says of how text is typed in; nil for what it leaves to the system.
@MainActor struct TextInputTraitsElement {
  private let element: DocumentElement

  init(_ element: DocumentElement) {
    self.element = element
  }

  /// Gives a field or view the traits that the document tells.
  func apply(to input: some UITextInputTraits) {
    if let value = capitalization { input.autocapitalizationType = value }
    if let value = correction { input.autocorrectionType = value }
    if let value = spellChecking { input.spellCheckingType = value }
    if let value = keyboard { input.keyboardType = value }
    if let value = appearance { input.keyboardAppearance = value }
    if let value = returnKey { input.returnKeyType = value }
    if let value = enablesReturnKey { input.enablesReturnKeyAutomatically = value }
    if let value = isSecure { input.isSecureTextEntry = value }
    if let value = contentType { input.textContentType = value }
    if let value = smartDashes { input.smartDashesType = value }
    if let value = smartQuotes { input.smartQuotesType = value }
    if let value = smartInsertDelete { input.smartInsertDeleteType = value }
  }

  private func bool(_ name: String) -> Bool? { element[name].map { $0 == "YES" } }

  var isSecure: Bool? { bool("secureTextEntry") }
  var enablesReturnKey: Bool? { bool("enablesReturnKeyAutomatically") }
  var contentType: UITextContentType? { element["textContentType"].map { UITextContentType(rawValue: $0) } }

  var capitalization: UITextAutocapitalizationType? {
    switch element["autocapitalizationType"] {
    case "words": .words
    case "sentences": .sentences
    case "allCharacters": .allCharacters
    case "none": UITextAutocapitalizationType.none
    // Interface Builder leaves out its own default, and UIKit's traits in an archive are none then.
    default: Optional.none
    }
  }

  var correction: UITextAutocorrectionType? {
    switch element["autocorrectionType"] {
    case "yes": .yes
    case "no": .no
    default: nil
    }
  }

  var spellChecking: UITextSpellCheckingType? {
    switch element["spellCheckingType"] {
    case "yes": .yes
    case "no": .no
    default: nil
    }
  }

  var keyboard: UIKeyboardType? {
    switch element["keyboardType"] {
    case "alphabet", "ASCIICapable": .asciiCapable
    case "numbersAndPunctuation": .numbersAndPunctuation
    case "URL": .URL
    case "numberPad": .numberPad
    case "phonePad": .phonePad
    case "namePhonePad": .namePhonePad
    case "emailAddress": .emailAddress
    case "decimalPad": .decimalPad
    case "twitter": .twitter
    case "webSearch": .webSearch
    case "asciiCapableNumberPad": .asciiCapableNumberPad
    default: nil
    }
  }

  var appearance: UIKeyboardAppearance? {
    switch element["keyboardAppearance"] {
    case "alert", "dark": .dark
    case "light": .light
    default: nil
    }
  }

  var returnKey: UIReturnKeyType? {
    let keys: [String: UIReturnKeyType] = [
      "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
      "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
    return element["returnKeyType"].flatMap { keys[$0] }
  }

  var smartDashes: UITextSmartDashesType? {
    element["smartDashesType"].flatMap { $0 == "yes" ? .yes : $0 == "no" ? .no : nil }
  }
  var smartQuotes: UITextSmartQuotesType? {
    element["smartQuotesType"].flatMap { $0 == "yes" ? .yes : $0 == "no" ? .no : nil }
  }
  var smartInsertDelete: UITextSmartInsertDeleteType? {
    element["smartInsertDeleteType"].flatMap { $0 == "yes" ? .yes : $0 == "no" ? .no : nil }
  }
}
