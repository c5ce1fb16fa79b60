internal import Foundation
internal import InterfaceBuilder

extension UIButton {
  /// Applies a document's button states and configuration.
  func readStates(_ reader: ElementReader) {
    _ = reader.bool("hasAttributedTitle")
    for child in reader.children(named: "state") {
      guard let state = child.key.flatMap({ InterfaceNames.controlStates[$0] }) else {
        reader.loader.tell(.warning, child, "a button has no state \"\(child.key ?? "")\".")
        continue
      }
      reader.part(child) { part in
        // Left from before a configuration was chosen, which only uses their texts and image.
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
