internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum ControlFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { ControlFacts.self }
  static let elements = ["control"]
  static let facts = FactList<UIControl> {
    Fact(flag: "enabled", \.isEnabled, document: .bool("enabled", standard: true))
    Fact(flag: "selected", \.isSelected, document: .bool("selected", standard: false))
    Fact(flag: "highlighted", \.isHighlighted, document: .bool("highlighted", standard: false))
    Fact(
      "contentHorizontalAlignment", \.contentHorizontalAlignment,
      document: .named("contentHorizontalAlignment", InterfaceNames.horizontalAlignments))
    Fact(
      "contentVerticalAlignment", \.contentVerticalAlignment,
      document: .named("contentVerticalAlignment", InterfaceNames.verticalAlignments))
    Fact(flag: "contextMenuInteractionEnabled", \.isContextMenuInteractionEnabled)
    Fact("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, document: .bool("showsMenuAsPrimaryAction"))
    Fact("toolTip", \.toolTip, document: .text("toolTip"))
  }

  static let connectAction: (@MainActor (UIControl, DocumentAction) -> Void)? = action(standard: .valueChanged)

  /// Connects a document's action.
  ///
  /// - Parameter standard: the default event.
  static func action<Control: UIControl>(
    standard: UIControl.Event
  ) -> @MainActor (Control, DocumentAction) -> Void {
    { control, action in
      let event = action.event.flatMap { InterfaceNames.events[$0] }
      control.addTarget(action.target, action: action.selector, for: event ?? standard)
    }
  }

  static func readAccessibility(of control: UIControl, into values: inout StandardAccessibility) {
    if !control.isEnabled { values.traits.insert(.notEnabled) }
    if control.isSelected { values.traits.insert(.selected) }
  }
}
