internal import Foundation
internal import HeadlessUIKit

/// UIKit's switch.
struct SwitchView: _ElementView {
  let isOn: Binding<Bool>
  let color: Color?

  /// The layout is 49 x 31 and the switch 51 x 31, which is drawn 2 points beyond at the trailing edge: measured on iOS 26, and
  /// inferred for 17 and 18 (swiftui-figures, rows 87 to 90).
  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UISwitch()
    let actions = ControlActions()
    actions.follow(view)
    let size = view.intrinsicContentSize
    let element = _ControlElement(view) { _ in CGSize(width: size.width - 2, height: size.height) }
    element.trailingOverhang = 2
    element.kept = actions
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UISwitch, let actions = element.kept as? ControlActions else { return }
    context.prepare(view)
    context.fitIntoRow(element)
    let environment = context.environment
    // The tint of views around colours switches, too.
    view.onTintColor =
      color.map { UIColor($0.displayColor(in: environment)) }
      ?? (environment.tint == nil ? nil : UIColor(environment.tintColor))
    let value = isOn.wrappedValue
    if view.isOn != value { view.setOn(value, animated: false) }
    actions.changed = { [weak view] in if let view { isOn.wrappedValue = view.isOn } }
  }
  typealias Body = Never
}
