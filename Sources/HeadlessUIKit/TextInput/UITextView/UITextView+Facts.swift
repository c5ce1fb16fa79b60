internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum TextViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TextViewFacts.self }
  static let elements = ["textView"]
  static let facts = FactList<UITextView> {
    Fact("font", \.font, document: .font("fontDescription"), appearance: .equal)
    Fact("textColor", \.textColor, document: .color("textColor"), appearance: .equal)
    Fact(
      "textAlignment", \.textAlignment,
      document: .named("textAlignment", InterfaceNames.textAlignments, standard: "left"), appearance: .equal)
    Fact(flag: "editable", \.isEditable, document: .bool("editable"))
    Fact(flag: "selectable", \.isSelectable, document: .bool("selectable"))
    Fact(
      "allowsEditingTextAttributes", \.allowsEditingTextAttributes, document: .bool("allowsEditingTextAttributes"))
    Fact(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
      document: .bool("adjustsFontForContentSizeCategory"))
    Fact("dataDetectorTypes", \.dataDetectorTypes, document: detectors)
    Fact("attributedText", \.attributedText, document: .attributedText("attributedText"))
    Fact("text", \.text, document: .text("text"))
    Fact { view, reader in reader.part(key: "textInputTraits") { $0.readInputTraits(of: view) } }
    Fact("textContainerInset", \.textContainerInset, appearance: .equal)
    Fact("linkTextAttributes", \.linkTextAttributes, appearance: .attributes)
    Fact("typingAttributes", \.typingAttributes)
    Fact("usesStandardTextScaling", \.usesStandardTextScaling)
    Fact("borderStyle", \.borderStyle)
    Fact("clearsOnInsertion", \.clearsOnInsertion)
    Fact(flag: "findInteractionEnabled", \.isFindInteractionEnabled)
    Fact("selectedRange", \.selectedRange)
    Fact("selectedRanges", \.selectedRanges)
    Fact(readOnly: "textStorage", \.textStorage)
    Fact(readOnly: "textContainer", \.textContainer)
    Fact(readOnly: "layoutManager", \.layoutManager)
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
    Outlet<UITextView>("delegate", \.delegate), Outlet("inputView", \.inputView),
    Outlet("inputAccessoryView", \.inputAccessoryView),
  ]

  private static let detectors = DocumentValue<UIDataDetectorTypes>("dataDetectorTypes") { reader in
    reader.part(key: "dataDetectorTypes") {
      $0.options([
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
        "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
        "lookupSuggestion": .lookupSuggestion, "money": .money, "physicalValue": .physicalValue,
      ])
    }
  }

  static func readAccessibility(of view: UITextView, into values: inout StandardAccessibility) {
    values.isElement = true
    values.value = view.text
    guard view.isEditable else {
      values.traits = .staticText
      return
    }
    values.traits = [.textEntry, .textArea]
    if view.isFirstResponder { values.traits.insert(.isEditing) }
  }

  static func describe(_ view: UITextView, in description: inout ViewDescription) {
    description.text = DescriptionFormat.beginning(of: view.text ?? "")
  }
}
