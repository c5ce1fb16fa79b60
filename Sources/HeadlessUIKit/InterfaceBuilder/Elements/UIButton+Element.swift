internal import Foundation
internal import InterfaceBuilder

extension UIButton {
  static let elementTypes: [String: ButtonType] = [
    "custom": .custom, "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  /// Takes what a document says of a button; its type has been read.
  func readButton(_ reader: ElementReader) {
    readControl(reader)
    readLookOfTitle(reader)
    if let offset = reader.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
    if let value = reader.bool("reversesTitleShadowWhenHighlighted") { reversesTitleShadowWhenHighlighted = value }
    if let value = reader.bool("showsTouchWhenHighlighted") { showsTouchWhenHighlighted = value }
    if let value = reader.bool("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = value }
    if let value = reader.bool("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = value }
    if let value = reader.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      adjustsImageSizeForAccessibilityContentSizeCategory = value
    }
    if let value = reader.bool("showsMenuAsPrimaryAction") { showsMenuAsPrimaryAction = value }
    if let value = reader.bool("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = value }
    if let value = reader.bool("pointerInteraction") { isPointerInteractionEnabled = value }
    if let value = reader.value(
      "role", ["normal": Role.normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive])
    {
      role = value
    }
    _ = reader.bool("hasAttributedTitle")
    for child in reader.children(named: "state") {
      guard let state = child.key.flatMap({ InterfaceNames.controlStates[$0] }) else {
        reader.loader.tell(.warning, child, "a button has no state \"\(child.key ?? "")\".")
        continue
      }
      reader.part(child) { part in
        // Left from before a configuration was chosen, whose texts and image alone are shown.
        let isLeft = state == .normal && reader.child(key: "configuration") != nil
        if isLeft {
          part.passOver("title", "image", "attributedTitle")
        } else {
          readContent(state, part, of: reader.element.id)
        }
        readState(state, part)
      }
    }
    reader.part(key: "configuration") { readConfiguration($0, of: reader.element.id) }
  }

  /// What of the look of a title size classes vary.
  func readLookOfTitle(_ reader: ElementReader) {
    if let value = reader.value("lineBreakMode", InterfaceNames.lineBreakModes) { titleLabel?.lineBreakMode = value }
    if let font = reader.font("fontDescription") { titleLabel?.font = font }
    if let insets = reader.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = reader.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = reader.insets("imageEdgeInsets") { imageEdgeInsets = insets }
  }

  private func readContent(_ state: UIControl.State, _ reader: ElementReader, of id: String?) {
    let key = reader.element.key ?? ""
    let own = reader.text("title")
    if let title = id.flatMap({ reader.loader.strings["\($0).\(key)Title"] }) ?? own { setTitle(title, for: state) }
    if let image = reader.image("image") { setImage(image, for: state) }
    if let string = reader.attributedString("attributedTitle") { setAttributedTitle(string, for: state) }
  }

  private func readState(_ state: UIControl.State, _ reader: ElementReader) {
    if let image = reader.image("backgroundImage") { setBackgroundImage(image, for: state) }
    if let color = reader.color("titleColor") { setTitleColor(color, for: state) }
    if let color = reader.color("titleShadowColor") { setTitleShadowColor(color, for: state) }
    if let configuration = reader.symbolConfiguration("preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }
}
