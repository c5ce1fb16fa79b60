internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ButtonFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ButtonFacts.self }
  static let elements = ["button"]
  static let facts = FactList<UIButton> {
    Fact { button, reader in
      if let type = reader.value("buttonType", types) { button.become(type) }
    }
    Fact(varies: true) { button, reader in
      if let value = reader.value("lineBreakMode", InterfaceNames.lineBreakModes) {
        button.titleLabel?.lineBreakMode = value
      }
      if let font = reader.font("fontDescription") { button.titleLabel?.font = font }
    }
    Fact("contentEdgeInsets", \.contentEdgeInsets, document: .insets("contentEdgeInsets"), appearance: .equal)
    Fact("titleEdgeInsets", \.titleEdgeInsets, document: .insets("titleEdgeInsets"), appearance: .equal)
    Fact("imageEdgeInsets", \.imageEdgeInsets, document: .insets("imageEdgeInsets"), appearance: .equal)
    Fact { button, reader in
      if let offset = reader.size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
    }
    Fact(
      "reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted,
      document: .bool("reversesTitleShadowWhenHighlighted"))
    Fact("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, document: .bool("showsTouchWhenHighlighted"))
    Fact("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, document: .bool("adjustsImageWhenHighlighted"))
    Fact("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, document: .bool("adjustsImageWhenDisabled"))
    Fact(
      "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory,
      document: .bool("adjustsImageSizeForAccessibilityContentSizeCategory"))
    Fact(
      "changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction,
      document: .bool("changesSelectionAsPrimaryAction"))
    Fact(flag: "pointerInteractionEnabled", \.isPointerInteractionEnabled, document: .bool("pointerInteraction"))
    Fact(
      "role", \.role,
      document: .named(
        "role", ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]))
    Fact { $0.readStates($1) }
    Fact("configuration", \.configuration)
    Fact("configurationUpdateHandler", \.configurationUpdateHandler)
    Fact("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration)
    Fact("menu", \.menu)
    Fact("preferredMenuElementOrder", \.preferredMenuElementOrder)
    Fact(readOnly: "titleLabel", \.titleLabel)
    Fact(readOnly: "imageView", \.imageView)
    Fact(readOnly: "currentTitle", \.currentTitle)
    Fact(readOnly: "currentImage", \.currentImage)
    Fact(appearanceByState: UIButton.titleColor(for:), UIButton.setTitleColor(_:for:))
    Fact(appearanceByState: UIButton.titleShadowColor(for:), UIButton.setTitleShadowColor(_:for:))
    Fact(appearanceByState: UIButton.image(for:), UIButton.setImage(_:for:))
    Fact(appearanceByState: UIButton.backgroundImage(for:), UIButton.setBackgroundImage(_:for:))
  }

  static let connectAction: (@MainActor (UIButton, DocumentAction) -> Void)? =
    ControlFacts.action(standard: .touchUpInside)

  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  static func readAccessibility(of button: UIButton, into values: inout StandardAccessibility) {
    values.isElement = true
    values.label = button.snapshotText
    values.traits.insert(.button)
  }

  static func describe(_ button: UIButton, in description: inout ViewDescription) {
    description.isOpaque = false
    description.hasRecognizers = description.hasRecognizers || button.buttonType == .system
  }
}
