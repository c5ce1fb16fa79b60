import Foundation

/// Shows a calendar or wheels over the screen for the fields of a compact date picker, one at a time. Named as UIKit's.
@MainActor final class _UIDatePickerOverlayPresentation {
  private unowned let fields: _UIDatePickerCompactView
  /// The tapped field; nil while nothing is presented.
  private var field: _UIDatePickerCompactView.Field?
  private var controller: _UIDatePickerContainerViewController?

  /// Creates the content for a field.
  var makePicker: ((_UIDatePickerCompactView.Field) -> UIDatePicker?)?
  var onBegin: (() -> Void)?
  var onEnd: (() -> Void)?

  init(of fields: _UIDatePickerCompactView) {
    self.fields = fields
  }

  /// The presented content.
  var picker: UIDatePicker? { controller?.picker }

  /// The user tapped a field.
  func toggle(_ field: _UIDatePickerCompactView.Field) {
    if self.field == field { return close(animated: true) }
    guard let picker = makePicker?(field) else { return }
    if let controller {
      end()
      controller.show(picker)
      begin(field)
    } else {
      open(field, picker)
    }
  }

  private func open(_ field: _UIDatePickerCompactView.Field, _ picker: UIDatePicker) {
    guard let presenter = fields.nearestController else { return }
    let controller = _UIDatePickerContainerViewController(self, picker)
    presenter.present(controller, animated: true)
    // A controller that already presents another one can't present this, which is reported.
    guard controller.presentingViewController != nil else { return }
    self.controller = controller
    begin(field)
  }

  private func begin(_ field: _UIDatePickerCompactView.Field) {
    self.field = field
    fields.field(field).isActive = true
    onBegin?()
  }

  private func end() {
    guard let field else { return }
    self.field = nil
    fields.field(field).isActive = false
    onEnd?()
  }

  func close(animated: Bool) {
    controller?.dismiss(animated: animated)
  }

  /// The screen no longer shows it: closed from here, or dismissed by the app.
  func didClose(_ controller: UIViewController) {
    guard controller === self.controller else { return }
    self.controller = nil
    end()
  }

  // MARK: Places

  /// Nil if the field isn't on the container's screen.
  func frame(in container: UIView) -> CGRect? {
    guard let field, let picker, fields.window != nil else { return nil }
    var room = container.bounds.inset(by: container.safeAreaInsets)
    if let keyboard = container.window?.keyboard?.frame {
      room.size.height = max(0, min(room.height, container.convert(keyboard, from: nil).minY - room.minY))
    }
    // The margins of screens: 20 points from 414 points of width on.
    room = room.insetBy(dx: min(container.bounds.width < 414 ? 16 : 20, room.width / 2), dy: 0)
    let view = fields.field(field)
    return DatePickerOverlayLayout(
      size: picker.datePickerStyle == .wheels ? DatePickerMetrics.current.wheelsSize : picker.intrinsicContentSize,
      field: view.convert(view.bounds, to: container), available: room, alignment: fields.effectiveAlignment,
      scale: container.layoutScale
    ).frame
  }

  /// The fields, which take touches while the calendar is shown.
  var passthroughView: UIView { fields }
}
