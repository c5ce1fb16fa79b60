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
    if let value = reader.value("lineBreakMode", InterfaceNames.lineBreakModes) { titleLabel?.lineBreakMode = value }
    if let font = reader.font("fontDescription") { titleLabel?.font = font }
    if let offset = reader.size("titleShadowOffset") { titleLabel?.shadowOffset = offset }
    if let insets = reader.insets("contentEdgeInsets") { contentEdgeInsets = insets }
    if let insets = reader.insets("titleEdgeInsets") { titleEdgeInsets = insets }
    if let insets = reader.insets("imageEdgeInsets") { imageEdgeInsets = insets }
    if let value = reader.bool("reversesTitleShadowWhenHighlighted") { reversesTitleShadowWhenHighlighted = value }
    if let value = reader.bool("showsTouchWhenHighlighted") { showsTouchWhenHighlighted = value }
    if let value = reader.bool("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = value }
    if let value = reader.bool("adjustsImageSizeForAccessibilityContentSizeCategory") {
      adjustsImageSizeForAccessibilityContentSizeCategory = value
    }
    _ = reader.bool("hasAttributedTitle")
    for state in reader.children(named: "state") { readState(state, reader) }
    if let child = reader.child(key: "configuration") { readConfiguration(child, reader) }
  }

  private func readState(_ child: DocumentElement, _ reader: ElementReader) {
    guard let key = child.key, let state = InterfaceNames.controlStates[key] else { return }
    let loader = reader.loader
    let localized = reader.element.id.flatMap { loader.strings["\($0).\(key)Title"] }
    if let title = localized ?? child["title"] ?? child.child(key: "title").flatMap(loader.text) {
      setTitle(title, for: state)
    }
    if let name = child["image"] {
      setImage(loader.image(named: name, catalog: child["catalog"], at: child), for: state)
    }
    if let name = child["backgroundImage"] {
      setBackgroundImage(loader.image(named: name, catalog: child["catalog"], at: child), for: state)
    }
    if let color = child.child(key: "titleColor").flatMap(loader.color) { setTitleColor(color, for: state) }
    if let color = child.child(key: "titleShadowColor").flatMap(loader.color) { setTitleShadowColor(color, for: state) }
    if let string = child.child(key: "attributedTitle").flatMap(loader.attributedString) {
      setAttributedTitle(string, for: state)
    }
    if let element = child.child(key: "preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(loader.symbolConfiguration(element), forImageIn: state)
    }
  }

  private func readConfiguration(_ child: DocumentElement, _ reader: ElementReader) {
    let loader = reader.loader
    var configuration: Configuration =
      switch child["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      case "borderless": .borderless()
      default: .plain()
      }
    let id = reader.element.id
    configuration.title = id.flatMap { loader.strings["\($0).configuration.title"] } ?? child["title"]
    configuration.subtitle = id.flatMap { loader.strings["\($0).configuration.subtitle"] } ?? child["subtitle"]
    if let name = child["image"] {
      configuration.image = loader.image(named: name, catalog: child["catalog"], at: child)
    }
    if let padding = child["imagePadding"].flatMap(Double.init) { configuration.imagePadding = padding }
    if let padding = child["titlePadding"].flatMap(Double.init) { configuration.titlePadding = padding }
    let placements: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let edge = child["imagePlacement"].flatMap({ placements[$0] }) { configuration.imagePlacement = edge }
    let corners: [String: Configuration.CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    if let style = child["cornerStyle"].flatMap({ corners[$0] }) { configuration.cornerStyle = style }
    let sizes: [String: Configuration.Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    if let size = child["buttonSize"].flatMap({ sizes[$0] }) { configuration.buttonSize = size }
    if let color = child.child(key: "baseForegroundColor").flatMap(loader.color) {
      configuration.baseForegroundColor = color
    }
    if let color = child.child(key: "baseBackgroundColor").flatMap(loader.color) {
      configuration.baseBackgroundColor = color
    }
    if let insets = child.child(key: "contentInsets") {
      func edge(_ name: String) -> CGFloat { CGFloat(insets[name].flatMap(Double.init) ?? 0) }
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: edge("top"), leading: edge("leading"), bottom: edge("bottom"), trailing: edge("trailing"))
    }
    self.configuration = configuration
  }
}
