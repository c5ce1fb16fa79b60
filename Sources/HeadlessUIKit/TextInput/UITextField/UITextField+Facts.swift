internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum TextFieldFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TextFieldFacts.self }
  static let elements = ["textField"]
  static let facts = FactList<UITextField> {
    Fact("font", \.font, document: .font("fontDescription"), appearance: .equal)
    Fact("textColor", \.textColor, document: .color("textColor"), appearance: .equal)
    Fact(
      "textAlignment", \.textAlignment,
      document: .named("textAlignment", InterfaceNames.textAlignments, standard: "left"), appearance: .equal)
    Fact("borderStyle", \.borderStyle, document: .named("borderStyle", borders), appearance: .equal)
    Fact("clearButtonMode", \.clearButtonMode, document: .named("clearButtonMode", modes), appearance: .equal)
    Fact("clearsOnBeginEditing", \.clearsOnBeginEditing, document: .bool("clearsOnBeginEditing"))
    Fact("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    // Fields of Interface Builder shrink their text by default; those created in code don't.
    Fact { field, reader in
      field.adjustsFontSizeToFitWidth = reader.string("adjustsFontSizeToFit", standard: "YES") == "YES"
    }
    Fact("minimumFontSize", \.minimumFontSize, document: .number("minimumFontSize"))
    Fact(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
      document: .bool("adjustsFontForContentSizeCategory"))
    Fact("background", \.background, document: .image("background"), appearance: .equal)
    Fact("disabledBackground", \.disabledBackground, document: .image("disabledBackground"), appearance: .equal)
    Fact("placeholder", \.placeholder, document: .text("placeholder"))
    Fact("attributedText", \.attributedText, document: .attributedText("attributedText"))
    Fact(
      "attributedPlaceholder", \.attributedPlaceholder, document: .attributedText("attributedPlaceholder"),
      appearance: .equal)
    Fact("text", \.text, document: .text("text"))
    Fact { field, reader in reader.part(key: "textInputTraits") { $0.readInputTraits(of: field) } }
    Fact("defaultTextAttributes", \.defaultTextAttributes, appearance: .attributes)
    Fact("typingAttributes", \.typingAttributes)
    Fact("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
    Fact("allowsNumberPadPopover", \.allowsNumberPadPopover)
    Fact("leftView", \.leftView)
    Fact("leftViewMode", \.leftViewMode)
    Fact("rightView", \.rightView)
    Fact("rightViewMode", \.rightViewMode)
    Fact("clearsOnInsertion", \.clearsOnInsertion)
    Fact("interactionState", \.interactionState)
    Fact(readOnly: "editing", \.isEditing)
    Fact(readOnly: "isEditing", \.isEditing)
    Fact(readOnly: "beginningOfDocument", \.beginningOfDocument)
    Fact(readOnly: "endOfDocument", \.endOfDocument)
    Fact("keyboardType", \.keyboardType)
    Fact("keyboardAppearance", \.keyboardAppearance, appearance: .equal)
    Fact("returnKeyType", \.returnKeyType)
    Fact("autocapitalizationType", \.autocapitalizationType)
    Fact("autocorrectionType", \.autocorrectionType)
    Fact("spellCheckingType", \.spellCheckingType)
    Fact("smartQuotesType", \.smartQuotesType)
    Fact("smartDashesType", \.smartDashesType)
    Fact("smartInsertDeleteType", \.smartInsertDeleteType)
    Fact("inlinePredictionType", \.inlinePredictionType)
    Fact("mathExpressionCompletionType", \.mathExpressionCompletionType)
    Fact("writingToolsBehavior", \.writingToolsBehavior)
    Fact("textContentType", \.textContentType)
    Fact("passwordRules", \.passwordRules)
    Fact("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
    Fact(flag: "secureTextEntry", \.isSecureTextEntry)
    Fact("selectedTextRange", \.selectedTextRange)
    Fact("markedTextStyle", \.markedTextStyle)
    Fact("inputDelegate", \.inputDelegate)
    Fact("textDropDelegate", \.textDropDelegate)
    Fact("textDragDelegate", \.textDragDelegate)
    Fact("textDragOptions", \.textDragOptions)
    Fact("inputView", \.inputView)
    Fact("inputAccessoryView", \.inputAccessoryView)
  }

  static let outlets = [
    Outlet<UITextField>("delegate", \.delegate), Outlet("leftView", \.leftView), Outlet("rightView", \.rightView),
    Outlet("inputView", \.inputView), Outlet("inputAccessoryView", \.inputAccessoryView),
  ]

  static let connectAction: (@MainActor (UITextField, DocumentAction) -> Void)? =
    ControlFacts.action(standard: .editingDidEnd)

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let modes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  /// An empty field reads its placeholder.
  static func readAccessibility(of field: UITextField, into values: inout StandardAccessibility) {
    values.isElement = true
    values.value = field.text?.isEmpty == false ? field.text : field.placeholder
    if field.isSecureTextEntry, let text = field.text, !text.isEmpty {
      values.value = String(repeating: "\u{2022}", count: text.count)
    }
    values.traits = .textEntry
    if field.isSecureTextEntry { values.traits.insert(.secureTextField) }
    if field.isFirstResponder { values.traits.insert(.isEditing) }
    if !field.isEnabled { values.traits.insert(.notEnabled) }
  }

  static func describe(_ field: UITextField, in description: inout ViewDescription) {
    description.hasRecognizers = true
    description.text = field.text ?? ""
    if let placeholder = field.placeholder { description.beforeLayer.append("placeholder = \(placeholder)") }
    description.beforeLayer += field.describedBorder
  }
}
