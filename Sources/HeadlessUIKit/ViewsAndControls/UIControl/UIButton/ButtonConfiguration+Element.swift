internal import Foundation
internal import InterfaceBuilder

extension UIButton {
  /// Applies a document's attributes to a button's configuration.
  ///
  /// - Parameter id: the button's id, by which the document's strings identify the texts.
  func readConfiguration(_ reader: ElementReader, of id: String?) {
    let styles: [String: Configuration] = [
      "plain": .plain(), "filled": .filled(), "tinted": .tinted(), "gray": .gray(), "borderless": .borderless(),
      "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]
    var configuration = reader.value("style", styles) ?? .plain()
    configuration.readTexts(reader, of: id)
    configuration.readArrangement(reader)
    configuration.readLook(reader)
    self.configuration = configuration
  }
}

extension UIButton.Configuration {
  fileprivate mutating func readTexts(_ reader: ElementReader, of id: String?) {
    let strings = reader.loader.strings
    func text(_ name: String) -> String? {
      let own = reader.text(name)
      return id.flatMap { strings["\($0).configuration.\(name)"] } ?? own
    }
    if let value = text("title") { title = value }
    if let value = text("subtitle") { subtitle = value }
    if let string = reader.attributedString("attributedTitle") { attributedTitle = AttributedString(string) }
    if let string = reader.attributedString("attributedSubtitle") { attributedSubtitle = AttributedString(string) }
    if let font = reader.font("titleFontDescription") { attributedTitle?.uiKit.font = font }
    if let font = reader.font("subtitleFontDescription") { attributedSubtitle?.uiKit.font = font }
    if let mode = reader.value("titleLineBreakMode", InterfaceNames.lineBreakModes) { titleLineBreakMode = mode }
    if let mode = reader.value("subtitleLineBreakMode", InterfaceNames.lineBreakModes) { subtitleLineBreakMode = mode }
    let alignments: [String: TitleAlignment] = [
      "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    if let value = reader.value("titleAlignment", alignments) { titleAlignment = value }
  }

  fileprivate mutating func readArrangement(_ reader: ElementReader) {
    if let value = reader.number("imagePadding") { imagePadding = value }
    if let value = reader.number("titlePadding") { titlePadding = value }
    let placements: [String: NSDirectionalRectEdge] = [
      "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    if let edge = reader.value("imagePlacement", placements) { imagePlacement = edge }
    let sizes: [String: Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    if let size = reader.value("buttonSize", sizes) { buttonSize = size }
    if let insets = reader.directionalInsets("contentInsets") { contentInsets = insets }
  }

  fileprivate mutating func readLook(_ reader: ElementReader) {
    if let value = reader.image("image") { image = value }
    if let value = reader.symbolConfiguration("preferredSymbolConfigurationForImage") {
      preferredSymbolConfigurationForImage = value
    }
    let corners: [String: CornerStyle] = [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    if let style = reader.value("cornerStyle", corners) { cornerStyle = style }
    if let color = reader.color("baseForegroundColor") { baseForegroundColor = color }
    if let color = reader.color("baseBackgroundColor") { baseBackgroundColor = color }
    if let value = reader.bool("showsActivityIndicator") { showsActivityIndicator = value }
    reader.part(key: "background") { background.read($0) }
  }
}

extension UIBackgroundConfiguration {
  /// Applies a document's attributes to a background.
  fileprivate mutating func read(_ reader: ElementReader) {
    if let color = reader.color("backgroundColor") { backgroundColor = color }
    if let color = reader.color("strokeColor") { strokeColor = color }
    if let value = reader.number("cornerRadius") { cornerRadius = value }
    if let value = reader.number("strokeWidth") { strokeWidth = value }
    if let value = reader.number("strokeOutset") { strokeOutset = value }
    if let value = reader.image("image") { image = value }
    if let mode = reader.value("imageContentMode", InterfaceNames.contentModes) { imageContentMode = mode }
    if let insets = reader.directionalInsets("backgroundInsets") { backgroundInsets = insets }
    if let blur = reader.blurEffect() { visualEffect = blur }
  }
}
