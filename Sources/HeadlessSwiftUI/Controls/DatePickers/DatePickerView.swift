internal import Foundation
internal import HeadlessUIKit

/// A UIKit date picker in one of its styles.
struct DatePickerView: _ElementView {
  let configuration: DatePickerStyleConfiguration
  let style: UIDatePickerStyle

  func makeElement(_ context: _ElementContext) -> _ControlElement {
    let view = UIDatePicker()
    let actions = ControlActions()
    view.preferredDatePickerStyle = style
    actions.follow(view)
    let isCompact = style == .compact
    let element = _ControlElement(view) { [unowned view] proposal in
      let size = view.intrinsicContentSize
      return CGSize(width: isCompact ? size.width : proposal.width ?? size.width, height: size.height)
    }
    element.kept = actions
    return element
  }

  func updateElement(_ element: _ControlElement, _ context: _ElementContext) {
    guard let view = element.view as? UIDatePicker, let actions = element.kept as? ControlActions else { return }
    context.prepare(view)
    if style == .compact { context.fitIntoRow(element) }
    take(context.environment, view)
    let components = configuration.displayedComponents
    view.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    if view.minimumDate != configuration.minimumDate { view.minimumDate = configuration.minimumDate }
    if view.maximumDate != configuration.maximumDate { view.maximumDate = configuration.maximumDate }
    let date = configuration.selection
    if view.date != date { view.setDate(date, animated: false) }
    actions.changed = { [weak view, configuration] in
      if let view { configuration.selection = view.date }
    }
    element.invalidateLayout()
  }

  /// The locale, calendar and time zone, if the environment differs from the process's.
  private func take(_ environment: EnvironmentValues, _ view: UIDatePicker) {
    let locale = environment.locale == .current ? nil : environment.locale
    if view.locale != locale { view.locale = locale }
    let calendar = environment.calendar
    if calendar != .current, view.calendar != calendar { view.calendar = calendar }
    let zone = environment.timeZone == .current ? nil : environment.timeZone
    if view.timeZone != zone { view.timeZone = zone }
  }
  typealias Body = Never
}
