internal import Foundation
internal import HeadlessUIKit

/// A UIKit switch.
struct SwitchView: _ElementView {
  let isOn: Binding<Bool>
  let color: Color?

  /// The layout size is 49 x 31; the switch is 51 x 31 and extends 2 points beyond the trailing edge: measured on iOS 26, and
  /// inferred for 17 and 18 (swiftui-figures, rows 87 to 90).
  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UISwitch()
    let actions = ControlActions()
    actions.follow(view)
    let size = view.intrinsicContentSize
    let element = _ControlElement(view) { _ in size }
    element.trailingOverhang = view.sizeThatFits(.zero).width - size.width
    element.kept = actions
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UISwitch, let actions = element.kept as? ControlActions else { return }
    context.prepare(view)
    context.fitIntoRow(element)
    let environment = context.environment
    // An enclosing view's tint also colours switches.
    view.onTintColor =
      color.map { UIColor($0.displayColor(in: environment)) }
      ?? (environment.tint == nil ? nil : UIColor(environment.tintColor))
    let value = isOn.wrappedValue
    if view.isOn != value { view.setOn(value, animated: false) }
    actions.changed = { [weak view] in
      guard let view else { return }
      isOn.wrappedValue = view.isOn
      // If the value doesn't accept the change, as a constant doesn't, the switch keeps its state.
      view.setOn(isOn.wrappedValue, animated: false)
    }
  }
  typealias Body = Never
}
