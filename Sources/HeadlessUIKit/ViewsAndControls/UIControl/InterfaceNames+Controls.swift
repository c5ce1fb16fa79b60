/// The values of Interface Builder's names for controls.
extension InterfaceNames {
  static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]

  static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  static let controlStates: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
  ]

  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
